/** A set of listeners. `subscribe` returns the function that removes the listener. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    subscribe(listener: (...args: Args) => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify(...args: Args): void {
      for (const listener of listeners) listener(...args)
    },
  }
}
