import { expect, it } from 'vitest'
import { strands, tagsOf } from './curriculum.ts'
import { gameSeeds } from './games.ts'
import { grades } from './grades.ts'
import { vocabularySeeds } from './pages.ts'
import { pageOf } from './routes.ts'

const keys = [...vocabularySeeds, ...gameSeeds].map(({ clientID }) => clientID)

it('tags every word page and every game with strands, a level and a can-do statement', () => {
  const untagged = keys.filter((clientID) => {
    const tags = tagsOf(clientID)
    return tags === null || tags.strands.length === 0 || !/^Je peux .+\.$/.test(tags.canDo)
  })
  expect(untagged).toEqual([])
})

it('tags every word page with its grade', () => {
  const wrong = vocabularySeeds.filter(({ clientID }) => tagsOf(clientID)?.grade !== pageOf(clientID)?.grade)
  expect(wrong.map(({ clientID }) => clientID)).toEqual([])
})

it.each(grades)('covers every strand in grade %i', (grade) => {
  const practised = keys.map(tagsOf).flatMap((tags) => (tags?.grade === grade ? tags.strands : []))
  expect(new Set(practised)).toEqual(new Set(Object.keys(strands)))
})

it.each([
  ['Page_Grade4_Vocabulary_Weather', ['listening', 'speaking', 'reading'], 'A1.1'],
  ['Page_Games_Phrases_Grade1_Pets', ['listening', 'writing'], 'A1.1'],
  ['Page_Games_Grammar_Grade4_Aller', ['reading'], 'A1'],
  ['Page_Games_Grammar_Grade6_Past', ['reading'], 'A2'],
  ['Page_Games_Canvas_Pizza', ['listening'], 'A1'],
])('derives the strands and level of %s from its kind and grade', (clientID, ofKey, level) => {
  expect(tagsOf(clientID)).toMatchObject({ strands: ofKey, level })
})

it('returns null for a page that teaches no French', () => {
  expect(tagsOf('Page_Letter')).toBeNull()
})
