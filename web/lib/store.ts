import { useSyncExternalStore } from 'react'

/** A value shared by unrelated components. @param atHydration the value that `use` returns during hydration */
export function createStore<Value>(initial: Value, atHydration = initial) {
  const { subscribe, notify } = createListeners()
  let value = initial
  const get = () => value
  return {
    get,
    subscribe,
    set(next: Value): void {
      if (next === value) return
      value = next
      notify()
    },
    use: (): Value => useSyncExternalStore(subscribe, get, () => atHydration),
  }
}

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
