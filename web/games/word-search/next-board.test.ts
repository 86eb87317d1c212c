import { expect, it } from 'vitest'
import { wordsOfOneBoard } from './next-board.ts'

it('picks distinct words from a longer list, as many as a board can have', () => {
  const items = Array.from({ length: 501 }, (_, place) => ({ word: `mot${place}`, image: null, sound: null }))
  const words = wordsOfOneBoard(items).map(({ word }) => word)
  expect(new Set(words).size).toBe(10)
  expect(
    wordsOfOneBoard(items.slice(0, 2))
      .map(({ word }) => word)
      .sort(),
  ).toEqual(['mot0', 'mot1'])
})
