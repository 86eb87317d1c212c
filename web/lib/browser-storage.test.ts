import { expect, it } from 'vitest'
import { withRoom } from './browser-storage.ts'

/** A storage of so many entries. */
function small(most: number) {
  const entries = new Map<string, string>()
  const storage = withRoom({
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (entries.size === most && !entries.has(key)) throw new DOMException('Full.', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => entries.delete(key),
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
