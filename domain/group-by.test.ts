import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('groups items by key, in the order of their first items', () => {
  const groups = groupBy(['vache', 'chat', 'veau', 'chien'], ([first]) => first)
  expect([...groups]).toEqual([
    ['v', ['vache', 'veau']],
    ['c', ['chat', 'chien']],
  ])
})
