import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

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
