import { useEffect, useRef, useState } from 'react'
import type { SpokenText } from '../../../domain/api/text.ts'
import { mediaUrl } from '../../lib/media-url.ts'
import { playSound, stopSound, useSound } from '../../lib/sound.ts'

/** Reads sentences aloud, one after the other; `reading` is the one that is heard, null in silence. */
export function useReadAloud(sentences: readonly SpokenText[]) {
  const { playing, blocked, unheard } = useSound()
  const [reading, setReading] = useState<number | null>(null)
  const hasBegun = useRef(false)

  const say = (index: number) => {
    const sentence = sentences[index]
    hasBegun.current = false
    setReading(sentence ? index : null)
    if (sentence) playSound(sentence.sound && mediaUrl(sentence.sound), sentence.french)
  }
  const sayNext = useRef(say)
  sayNext.current = say

  useEffect(() => {
    if (reading === null) return
    if (blocked || unheard) setReading(null)
    else if (playing?.text === sentences[reading]?.french) hasBegun.current = true
    else if (hasBegun.current) {
      // Silence: it has ended. Another sound: a word was touched.
      if (playing === null) sayNext.current(reading + 1)
      else setReading(null)
    }
  }, [playing, blocked, unheard, reading, sentences])

  return {
    reading,
    read: () => say(0),
    stop() {
      setReading(null)
      stopSound()
    },
  }
}
