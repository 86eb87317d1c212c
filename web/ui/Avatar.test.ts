import { expect, it } from 'vitest'
import { initialOf } from './Avatar.tsx'

it.each([
  ['Éloïse', 'É'],
  ['E\u0301loi\u0308se', 'E\u0301'],
  ['👩‍🚀 Ana', '👩‍🚀'],
  ['🇨🇦 Léo', '🇨🇦'],
  ['1️⃣ Zoé', '1️⃣'],
  ['👍🏽 Tom', '👍🏽'],
  [' Mia', 'M'],
  ['', ''],
])('returns the whole first grapheme of %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
