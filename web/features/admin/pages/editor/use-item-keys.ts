import { useState } from 'react'
import { moveItem } from '../menu-place.ts'

let keyCount = 0

/** React keys for list items without ids. A moved item keeps its key, so that it stays open and focused. */
export function useItemKeys(count: number) {
  const [all, setAll] = useState(() => newKeys(count))
  // The whole list was replaced, e.g. by a restored version.
  if (all.length !== count) setAll([...all.slice(0, count), ...newKeys(count - all.length)])
  return {
    all,
    insert(place: number, number: number): string[] {
      const added = newKeys(number)
      setAll((now) => now.toSpliced(place, 0, ...added))
      return added
    },
    remove(place: number) {
      setAll((now) => now.toSpliced(place, 1))
    },
    move(from: number, to: number) {
      setAll((now) => moveItem(now, from, to))
    },
  }
}

function newKeys(number: number): string[] {
  return Array.from({ length: Math.max(number, 0) }, newKey)
}

function newKey(): string {
  keyCount += 1
  return `item-${keyCount}`
}
