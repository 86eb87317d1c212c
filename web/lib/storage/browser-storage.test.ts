import { expect, it } from 'vitest'
import { withMemoryFallback } from './browser-storage.ts'

/** A storage with a limited number of entries. */
function small(most: number) {
  const entries = new Map<string, string>()
  const storage = withMemoryFallback({
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (entries.size === most && !entries.has(key)) throw new DOMException('Full.', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  })
  return { entries, storage }
}

it('persists entries while there is room, and keeps the others in memory', () => {
  const { entries, storage } = small(1)
  storage.setItem('user', 'alice')
  storage.setItem('menu', 'long')
  expect([storage.getItem('user'), storage.getItem('menu'), storage.getItem('none')]).toEqual([
    'alice',
    'long',
    null,
  ])
  expect([...entries.keys()]).toEqual(['user'])
  expect(storage.keys()).toEqual(['user', 'menu'])
  expect([storage.isKept('user'), storage.isKept('menu')]).toEqual([true, false])
  expect(storage.keepsAll()).toBe(false)
  storage.removeItem('menu')
  expect(storage.keepsAll()).toBe(true)
})

it('returns the newest value, and removes both copies', () => {
  const { entries, storage } = small(1)
  storage.setItem('user', 'alice')
  storage.setItem('menu', 'old')
  storage.removeItem('user')
  storage.setItem('menu', 'new')
  expect(entries.get('menu')).toBe('new')
  expect(storage.getItem('menu')).toBe('new')
  storage.removeItem('menu')
  expect(storage.getItem('menu')).toBeNull()
})

it('removes the old value of an entry that no longer fits, so that the next page does not read it', () => {
  const { entries, storage } = small(1)
  storage.setItem('user', 'alice')
  const full = withMemoryFallback({
    getItem: (key) => entries.get(key) ?? null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    },
    removeItem: (key) => entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  })
  full.setItem('user', 'bruno')
  expect(full.getItem('user')).toBe('bruno')
  expect(entries.get('user')).toBeUndefined()
})

it('uses memory if the browser blocks storage', () => {
  const storage = withMemoryFallback(null)
  expect(storage.keepsAll()).toBe(false)
  storage.setItem('user', 'alice')
  expect([storage.getItem('user'), storage.isKept('user'), storage.keys()]).toEqual([
    'alice',
    false,
    ['user'],
  ])
  storage.removeItem('user')
  expect(storage.getItem('user')).toBeNull()
})
