import { useLayoutEffect, useRef } from 'react'
import { queueSound } from '../../lib/sound/sound.ts'

/** Plays the sound of a round once, when its question is asked, after any speech in progress. */
export function useRoundSound(isAsking: boolean, round: number, sound: string | null, text: string): void {
  const playedRound = useRef(-1)
  useLayoutEffect(() => {
    if (!isAsking || playedRound.current === round) return
    playedRound.current = round
    queueSound(sound, text)
  }, [isAsking, round, sound, text])
}
