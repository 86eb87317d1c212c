import { useLayoutEffect, useRef } from 'react'
import { queueSound } from '../../lib/sound/sound.ts'

/** Plays the sound of a round when it is asked, once per round, after any speech in progress. */
export function useAskedSound(isAsking: boolean, round: number, sound: string | null, text: string): void {
  const asked = useRef(-1)
  useLayoutEffect(() => {
    if (!isAsking || asked.current === round) return
    asked.current = round
    queueSound(sound, text)
  }, [isAsking, round, sound, text])
}
