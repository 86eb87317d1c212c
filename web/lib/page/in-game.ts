import { useEffect } from 'react'
import { createStore } from '../store.ts'

const gameCount = createStore(0)

/** Marks a game as in progress, so that nothing else asks for the pupil's attention. */
export function useGameInProgress(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return
    gameCount.set(gameCount.get() + 1)
    return () => gameCount.set(gameCount.get() - 1)
  }, [isPlaying])
}

/** Whether a game is being played. */
export function isInGame(): boolean {
  return gameCount.get() > 0
}

export function useInGame(): boolean {
  return gameCount.use() > 0
}
