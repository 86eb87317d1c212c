import { useState } from 'react'
import { moved } from '../menu-place.ts'

let made = 0

/** Names for the items of a list that have none: each keeps its own wherever it is moved, as does what is open or has the focus. */
export function useItemKeys(count: number) {
  const [all, setAll] = useState(() => newKeys(count))
  // A list that was replaced as a whole, by a former version or another's words.
  if (all.length !== count) setAll([...all.slice(0, count), ...newKeys(count - all.length)])
  return {
    all,
    /** @returns the new names */
    insert(place: number, number: number): string[] {
      const added = newKeys(number)
      setAll((now) => now.toSpliced(place, 0, ...added))
      return added
    },
    remove(place: number) {
      setAll((now) => now.toSpliced(place, 1))
    },
    move(from: number, to: number) {
      setAll((now) => moved(now, from, to))
    },
  }
}

function newKeys(number: number): string[] {
  return Array.from({ length: Math.max(number, 0) }, newKey)
}

function newKey(): string {
  made += 1
  return `item-${made}`
}
