type Listener = (userID: number, clientID: string) => void

const listeners = new Set<Listener>()

/** Notifies listeners that a pupil finished a game, a story or a video of a page, whether or not it counts. */
export function tellFinished(userID: number, clientID: string): void {
  for (const listener of listeners) listener(userID, clientID)
}

export function onFinished(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
