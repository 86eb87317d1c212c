import { useEffect, useRef } from 'react'
import type { PairsState } from '../../domain/games/pairs.ts'
import { playSound } from '../lib/sound.ts'
import { heardAfter } from './memory/card-view.ts'

/** A word of a board of pairs is heard when its card is chosen, and when its pair is found. */
export function usePairSounds(state: PairsState): void {
  const last = useRef(state)
  useEffect(() => {
    const heard = heardAfter(last.current, state)
    last.current = state
    if (heard) playSound(heard.sound, heard.word)
  }, [state])
}
