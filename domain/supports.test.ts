import { expect, it } from 'vitest'
import { ALL_SUPPORTS, supportBits, supportList, supports, supportsIn } from './supports.ts'

it('encodes every set of supports as bits and decodes it again', () => {
  for (let bits = 0; bits <= ALL_SUPPORTS; bits++) expect(supportBits(supportsIn(bits))).toBe(bits)
  expect(supportsIn(ALL_SUPPORTS + 1)).toEqual([])
})

it('ignores duplicates, and refuses unknown names and endless lists', () => {
  expect(supportsIn(supportBits(['calm', 'fewer-choices', 'calm']))).toEqual(['fewer-choices', 'calm'])
  expect(supportList.safeParse(['dyslexia']).success).toBe(false)
  expect(supportList.safeParse([...supports, 'calm']).success).toBe(false)
})
