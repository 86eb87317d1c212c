import { expect, it } from 'vitest'
import { linksToPractise, practisedLinks } from './practised-links.ts'

const keys = [
  'Page_Grade4_Vocabulary_Cats',
  'Page_Games_Memory_Grade4_Cats',
  'Page_Games_Matching_Grade4_Cats',
  'Page_Games_Memory_Grade5_Owl',
  'Page_Games_Canvas_Numbers',
  'Page_Games_Matching_Custom_Numbers',
  'Page_Grade4_Vocabulary_Ant',
]
const links = keys.map((clientID) => ({ clientID }))

it('selects the first link of each theme with games', () => {
  expect(practisedLinks(links).map(({ clientID }) => clientID)).toEqual([keys[0], keys[3], keys[4]])
})

it('selects the same links from a menu reduced by linksToPractise', () => {
  const fewest = new Set(linksToPractise(links))
  expect(fewest.size).toBe(4)
  expect(practisedLinks(links.filter((link) => fewest.has(link)))).toEqual(practisedLinks(links))
})
