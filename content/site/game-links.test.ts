import { expect, it } from 'vitest'
import { gameOfEachTheme } from './game-links.ts'

it('selects the first game of each theme', () => {
  const keys = [
    'Page_Grade4_Vocabulary_Cats',
    'Page_Games_Memory_Grade4_Cats',
    'Page_Games_Matching_Grade4_Cats',
    'Page_Games_Memory_Grade5_Owl',
  ]
  const chosen = gameOfEachTheme(keys.map((clientID) => ({ clientID })))
  expect(chosen.map(({ clientID }) => clientID)).toEqual([keys[1], keys[3]])
})
