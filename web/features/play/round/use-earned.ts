import { useState } from 'react'
import { type SeenCelebration, useCelebrations } from '../../../lib/earning/celebrations.ts'
import type { GameStart } from './game-log.ts'

/** Celebrations since the game began, including after its end, when `start` is null. */
export function useEarned(start: GameStart | null): readonly SeenCelebration[] {
  const { seen } = useCelebrations()
  const [game, setGame] = useState({ start, seenBefore: seen.length })
  if (start && start !== game.start) setGame({ start, seenBefore: seen.length })
  return seen.slice(game.seenBefore)
}
