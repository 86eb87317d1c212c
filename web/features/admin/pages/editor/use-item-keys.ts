import { useRef } from 'react'
import { moved } from '../menu-place.ts'

let made = 0

/** Names for the items of a list that have none: each keeps its own wherever it is moved, as does what is open or has the focus. */
export function useItemKeys(count: number) {
  const keys = useRef<string[]>([])
  const known = keys.current
  keys.current = Array.from({ length: count }, (_, place) => known[place] ?? newKey())
  return {
    all: keys.current,
    /** @returns the new names */
    insert(place: number, number: number): string[] {
      const added = Array.from({ length: number }, newKey)
      keys.current = keys.current.toSpliced(place, 0, ...added)
      return added
    },
    remove(place: number) {
      keys.current = keys.current.toSpliced(place, 1)
    },
    move(from: number, to: number) {
      keys.current = moved(keys.current, from, to)
    },
  }
}

function newKey(): string {
  made += 1
  return `item-${made}`
}
