import { expect, it } from 'vitest'
import { withMemory } from './browser-storage.ts'

/** A storage of so many entries. */
function small(most: number) {
  const entries = new Map<string, string>()
  const storage = withMemory({
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

it('keeps what there is room for, and the rest as long as the page is open', () => {
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
})

it('keeps the newest of both, and removes both', () => {
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

it('leaves nothing older behind of what it has no room for, which the next page would take for true', () => {
  const { entries, storage } = small(1)
  storage.setItem('user', 'alice')
  const full = withMemory({
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

it('is the memory of the page where the browser allows no storage', () => {
  const storage = withMemory(null)
  storage.setItem('user', 'alice')
  expect([storage.getItem('user'), storage.isKept('user'), storage.keys()]).toEqual([
    'alice',
    false,
    ['user'],
  ])
  storage.removeItem('user')
  expect(storage.getItem('user')).toBeNull()
})
