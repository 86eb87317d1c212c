import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SpokenText } from '../../../domain/api/text.ts'
import { playSound, preloadSound, stopSound, useSound } from './sound.ts'

/** Event on `window` after every word of a page was read aloud. */
export const ALL_HEARD = 'all-heard'
/** Id of the element with the button that reads all words aloud. */
export const HEAR_ALL_ID = 'hear-all'

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

  const say = (index: number) => {
    const text = texts[index]
    hasBegun.current = false
    setReading(text ? index : null)
    if (!text) return onOver('ended')
    playSound(text.sound, text.french)
    preloadSound(texts[index + 1]?.sound ?? null)
  }
  const cut = () => {
    setReading(null)
    onOver('cut')
  }
  const goOn = useEffectEvent(say)
  const stopReading = useEffectEvent(cut)

  useEffect(() => {
    if (reading === null) return
    if (blocked || unheard) stopReading()
    else if (playing?.text === texts[reading]?.french) hasBegun.current = true
    else if (hasBegun.current) {
      // Silence means that the text ended, unless a hidden page stopped all sounds. Another sound: a word was
      // touched.
      if (playing === null && last !== null) goOn(reading + 1)
      else stopReading()
    }
  }, [playing, blocked, unheard, last, reading, texts])

  return {
    reading,
    read: (from = 0) => say(from),
    stop() {
      setReading(null)
      stopSound()
    },
  }
}
