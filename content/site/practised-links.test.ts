import { expect, it } from 'vitest'
import { practisedLinks } from './practised-links.ts'

it('selects the first link of each theme with games', () => {
  const keys = [
    'Page_Grade4_Vocabulary_Cats',
    'Page_Games_Memory_Grade4_Cats',
    'Page_Games_Matching_Grade4_Cats',
    'Page_Games_Memory_Grade5_Owl',
    'Page_Games_Canvas_Numbers',
    'Page_Games_Matching_Custom_Numbers',
    'Page_Grade4_Vocabulary_Ant',
  ]
  const chosen = practisedLinks(keys.map((clientID) => ({ clientID })))
  expect(chosen.map(({ clientID }) => clientID)).toEqual([keys[0], keys[3], keys[4]])
})
