import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SpokenText } from '../../../domain/api/text.ts'
import { playSound, preloadSound, stopSound, useSound } from './sound.ts'

/** Event on `window` after every word of a page was read aloud. */
export const ALL_READ_EVENT = 'all-heard'
/** Id of the element with the button that reads all words aloud. */
export const READ_ALL_BUTTON_ID = 'hear-all'

/**
 * Reads texts aloud one after the other. `reading` is the index of the current text, or null.
 * @param onOver called with 'ended' after the last text, or 'cut' if something interrupted it
 */
export function useReadAloud(
  texts: readonly SpokenText[],
  onOver: (how: 'ended' | 'cut') => void = () => {},
) {
  const { playing, blocked, unheard, last } = useSound()
  const [reading, setReading] = useState<number | null>(null)
  const hasBegun = useRef(false)

  const readFrom = (index: number) => {
    const text = texts[index]
    hasBegun.current = false
    setReading(text ? index : null)
    if (!text) return onOver('ended')
    playSound(text.sound, text.french)
    preloadSound(texts[index + 1]?.sound ?? null)
  }
  const interrupt = () => {
    setReading(null)
    onOver('cut')
  }
  const continueReading = useEffectEvent(readFrom)
  const stopReading = useEffectEvent(interrupt)

  useEffect(() => {
    if (reading === null) return
    if (blocked || unheard) stopReading()
    else if (playing?.text === texts[reading]?.french) hasBegun.current = true
    else if (hasBegun.current) {
      // Silence means that the text ended, unless a hidden page stopped all sounds. Another sound means that the
      // user tapped a word.
      if (playing === null && last !== null) continueReading(reading + 1)
      else stopReading()
    }
  }, [playing, blocked, unheard, last, reading, texts])

  return {
    reading,
    read: (from = 0) => readFrom(from),
    stop() {
      setReading(null)
      stopSound()
    },
  }
}
