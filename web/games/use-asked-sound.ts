import { useLayoutEffect, useRef } from 'react'
import { playBehind } from '../lib/sound/sound.ts'

/** Plays the sound of a round as it is asked, once a round, and behind what is still said of the last one. */
export function useAskedSound(isAsking: boolean, round: number, sound: string | null, text: string): void {
  const asked = useRef(-1)
  useLayoutEffect(() => {
    if (!isAsking || asked.current === round) return
    asked.current = round
    playBehind(sound, text)
  }, [isAsking, round, sound, text])
}
