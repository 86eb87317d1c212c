type Listener = (userID: number, clientID: string) => void

const listeners = new Set<Listener>()

/** A pupil has finished a game, a story or a video of a page, whether it counts for a Bravo or not. */
export function tellFinished(userID: number, clientID: string): void {
  for (const listener of listeners) listener(userID, clientID)
}

export function onFinished(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
