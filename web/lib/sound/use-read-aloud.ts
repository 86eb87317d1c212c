import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SpokenText } from '../../../domain/api/text.ts'
import { playSound, preloadSound, stopSound, useSound } from './sound.ts'
import type { SoundState } from './sound-channel.ts'

/** Time to read a text that the device cannot speak, before the next one. */
const UNHEARD_PAUSE_MS = 1000

/**
 * Reads texts aloud one after the other. `reading` is the index of the current text, or null. A text that the
 * device cannot speak is skipped.
 * @param onOver called with 'ended' after the last text, or 'cut' if the reading was interrupted or no text
 * was heard
 */
export function useReadAloud(
  texts: readonly SpokenText[],
  onOver: (how: 'ended' | 'cut') => void = () => {},
) {
  const sound = useSound()
  const [reading, setReading] = useState<number | null>(null)
  const hasBegun = useRef(false)
  const hasHeard = useRef(false)

  const readFrom = (index: number) => {
    const text = texts[index]
    hasBegun.current = false
    setReading(text ? index : null)
    if (!text) return onOver(hasHeard.current || texts.length === 0 ? 'ended' : 'cut')
    playSound(text.sound, text.french)
    preloadSound(texts[index + 1]?.sound ?? null)
  }
  const continueReading = useEffectEvent(readFrom)
  const stopReading = useEffectEvent(() => {
    setReading(null)
    onOver('cut')
  })

  useEffect(() => {
    if (reading === null) return
    const progress = readingProgress(sound, texts[reading]?.french, hasBegun.current)
    hasBegun.current = progress !== 'waiting'
    hasHeard.current ||= progress === 'heard'
    if (progress === 'cut') stopReading()
    if (progress === 'heard') continueReading(reading + 1)
    if (progress !== 'unheard') return
    const timer = setTimeout(continueReading, UNHEARD_PAUSE_MS, reading + 1)
    return () => clearTimeout(timer)
  }, [sound, reading, texts])

  return {
    reading,
    read(from = 0) {
      if (from === 0) hasHeard.current = false
      readFrom(from)
    },
    stop() {
      setReading(null)
      stopSound()
    },
  }
}

/**
 * Progress of reading `text` aloud, from the state of the sound channel.
 * @param hasBegun true if the text was playing, or could not be played
 */
export function readingProgress(
  { playing, blocked, unheard, last }: SoundState,
  text: string | undefined,
  hasBegun: boolean,
): 'waiting' | 'playing' | 'heard' | 'unheard' | 'cut' {
  if (blocked) return 'cut'
  if (unheard && unheard.text === text) return 'unheard'
  if (playing?.text === text) return 'playing'
  if (!hasBegun) return 'waiting'
  // Silence means that the text ended, unless a hidden page stopped all sounds. Another sound means that the
  // user tapped a word.
  return playing === null && unheard === null && last !== null ? 'heard' : 'cut'
}
