import { useLayoutEffect, useRef } from 'react'
import { playSound } from '../lib/sound.ts'

/** Plays the sound of a round as it is asked, once a round. */
export function useAskedSound(isAsking: boolean, round: number, sound: string | null, text: string): void {
  const asked = useRef(-1)
  useLayoutEffect(() => {
    if (!isAsking || asked.current === round) return
    asked.current = round
    playSound(sound, text)
  }, [isAsking, round, sound, text])
}
