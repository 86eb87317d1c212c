import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let games = 0

/** Marks a game as in progress, so that nothing else asks for the pupil's attention. */
export function useGameUnderWay(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return
    change(1)
    return () => change(-1)
  }, [isPlaying])
}

/** Whether a game is being played. */
export function isInGame(): boolean {
  return games > 0
}

export function useInGame(): boolean {
  return useSyncExternalStore(subscribe, isInGame, () => false)
}

function change(by: number): void {
  games += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
