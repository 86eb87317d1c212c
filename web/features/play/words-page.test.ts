import { expect, it } from 'vitest'
import { gameSeeds } from '../../../content/games.ts'
import { vocabularySeeds } from '../../../content/pages.ts'
import { games } from '../../../domain/games/registry.ts'
import { wordsPageOf } from './words-page.ts'

it.each([
  ['Page_Games_Memory_Grade4_Animals_Farm', '/grade4/vocabulary/animals/farm'],
  ['Page_Games_WordSearch_Grade6_Tiger', '/grade6/vocabulary/tiger'],
  ['Page_Grade1_Games_Memory_Pets', '/grade1/vocabulary/pets'],
  ['Page_Grade1_Games_Weather', '/grade1/vocabulary/weather'],
  ['Page_Grade1_Games_Canvas_Numbers', '/grade1/vocabulary/numbers'],
  ['Page_Games_Grammar_Grade3_Definite', '/grade3/vocabulary/reference'],
  ['Page_Games_Grammar_Grade1_Le_La_Les', '/grade3/vocabulary/reference'],
  ['Page_Grade3_Games_Memory_Sports', '/grade1/vocabulary/sports'],
  ['Page_Games_WordSearch_Grade3_Bodyparts', '/grade4/vocabulary/bodyparts'],
  ['Page_Grade1_Games_Clothing_Winter', '/grade4/vocabulary/winter/clothing'],
  ['Page_Grade1_Games_Colours', '/grade3/vocabulary/reference'],
  ['Page_Games_Matching_Custom_Colours', '/grade4/vocabulary/reference'],
  ['Page_Games_Matching_Custom_Numbers', '/grade4/vocabulary/numbers'],
  ['Page_Games_Canvas_Pizza', '/grade5/vocabulary/pizza'],
  ['Page_Games_Memory_Teachers_Own', undefined],
  ['Page_Games_Memory', undefined],
])('the words of %s are on %s', (clientID, path) => {
  expect(wordsPageOf(clientID)?.path).toBe(path)
})

it('every game that the school starts with leads to a page, but for those whose words no page has that all may open', () => {
  const without = gameSeeds.filter(({ clientID }) => !wordsPageOf(clientID))
  const isOfCafe = ({ clientID }: { clientID: string }) => clientID.endsWith('_Grade5_Cafe')
  expect(without.filter((seed) => !isOfCafe(seed)).map(({ clientID }) => clientID)).toEqual([
    'Page_Grade1_Games_Clothing_Summer',
    'Page_Games_Canvas_Baguette',
  ])
})

it.each(['matching', 'memory', 'exposed'] as const)(
  'a game of %s leads to a page with half of its words or more',
  (kind) => {
    const seeds = gameSeeds.filter((seed) => seed.kind === kind && wordsPageOf(seed.clientID))
    const foreign = seeds.filter(({ clientID, data }) => {
      const words = games[kind].parseDeck(data).items.map(({ answer }) => answer)
      const page = vocabularySeeds.find((seed) => seed.clientID === wordsPageOf(clientID)?.clientID)
      const written = JSON.stringify(page?.content)
      return words.filter((word) => written.includes(word)).length < words.length / 2
    })
    expect(foreign.map(({ clientID }) => clientID)).toEqual([])
  },
)
