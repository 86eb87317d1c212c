import { expect, it } from 'vitest'
import type { GameKind } from '../../domain/games/kinds.ts'
import { gameSeeds } from '../games.ts'
import { linkGrade } from '../grades.ts'
import { vocabularySeeds } from '../pages.ts'
import { pageOf } from '../routes.ts'
import { recordOfWords } from './new-game.ts'
import { findWordsPage, wordsPage } from './words-page.ts'

const pages = vocabularySeeds.map(({ clientID, content }) => wordsPage(clientID, content))
const farm = ['la vache', 'le cochon', 'le cheval', 'la poule', 'la chèvre', 'le canard'].map((french) => ({
  french,
  english: `the ${french}`,
  image: null,
  sound: null,
}))

it('links every shipped game to its word page if one has its words', () => {
  const without = gameSeeds.filter(({ wordsPage }) => pageOf(wordsPage ?? '')?.kind !== 'vocabulary')
  expect(without.map(({ clientID }) => clientID).toSorted()).toEqual(['Page_Games_Grammar_Grade1_Le_La_Les'])
})

it('never links to a word page of another grade', () => {
  const astray = gameSeeds.filter(({ clientID, wordsPage }) => {
    const grade = linkGrade(clientID)
    return grade !== null && wordsPage !== null && linkGrade(wordsPage) !== grade
  })
  expect(astray.map(({ clientID }) => clientID)).toEqual([])
})

it('finds no word page of another grade for a game that a teacher makes', () => {
  const find = (grade: string) =>
    findWordsPage(
      { clientID: `Page_Games_Memory${grade}_X`, kind: 'memory', data: recordOfWords('memory', farm) ?? '' },
      pages,
    )
  expect(find('_Grade1')).toBeNull()
  expect(pageOf(find('') ?? '')?.kind).toBe('vocabulary')
})

it('links memory, pair and numbers games to a page with at least half of their words', () => {
  const seeds = gameSeeds.filter(({ kind }) => ['memory', 'matching', 'exposed', 'numbers'].includes(kind))
  const foreign = seeds.filter((seed) => {
    const own = pages.filter(({ clientID }) => clientID === seed.wordsPage)
    return findWordsPage(seed, own) !== seed.wordsPage
  })
  expect(foreign.map(({ clientID }) => clientID)).toEqual([])
})

it.each<[GameKind, string, string]>([
  ['memory', 'Page_Games_Memory_Grade4_NosAnimaux', 'Page_Grade4_Vocabulary_Animals_Farm'],
  ['memory', 'Page_Games_Memory_Grade3_NosAnimaux', 'Page_Grade3_Vocabulary_Farm'],
  ['word-search', 'Page_Games_WordSearch_Grade3_NosAnimaux', 'Page_Grade3_Vocabulary_Farm'],
  ['grammar', 'Page_Games_Grammar_Grade3_NosAnimaux', 'Page_Grade3_Vocabulary_Farm'],
  ['listening', 'Page_Games_Listening_Grade3_NosAnimaux', 'Page_Grade3_Vocabulary_Farm'],
])('finds the word page of a %s game that a teacher makes from words', (kind, clientID, page) => {
  expect(findWordsPage({ clientID, kind, data: recordOfWords(kind, farm) ?? '' }, pages)).toBe(page)
})

it.each<[string, GameKind, string, boolean]>([
  [
    'keeps the former page while it has a word of the game',
    'memory',
    'la vache, le tuba, la clarinette',
    true,
  ],
  ['drops the former page if it has no word of the game', 'memory', 'le tuba, la clarinette', false],
  [
    'keeps the former page of questions',
    'comprehension',
    '[{"question":"Où?","answer":"ici"},{"question":"Qui?","answer":"moi"}]',
    true,
  ],
])('%s', (_title, kind, data, isKept) => {
  const former = 'Page_Grade4_Vocabulary_Animals_Farm'
  const found = findWordsPage({ clientID: 'Page_Games_X_Grade4_X', kind, data }, pages, former)
  expect(found).toBe(isKept ? former : null)
})

it('finds the word page by half of the words, ignoring case and articles', () => {
  const found = (...words: string[]) =>
    findWordsPage({ clientID: 'Page_Games_Memory_Grade4_X', kind: 'memory', data: words.join(',') }, pages)
  expect(found('Vache', 'LA POULE', 'le trombone', 'le tuba')).toBe('Page_Grade4_Vocabulary_Animals_Farm')
  expect(found('la vache', 'le tuba', 'le trombone')).toBeNull()
})
