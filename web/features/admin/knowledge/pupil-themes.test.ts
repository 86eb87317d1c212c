import { expect, it } from 'vitest'
import type { RememberedWord } from '../../../../domain/api/words.ts'
import { pupilThemes, splitForVisitors, wordsForHome } from './pupil-themes.ts'

const TODAY = '2026-11-18'
const met = (word: string, more: Partial<RememberedWord>): RememberedWord => ({
  word,
  french: word,
  english: '',
  image: null,
  sound: null,
  page: 'Page_Farm',
  theme: 'La ferme',
  strength: 3,
  before: 3,
  days: 3,
  due: '2026-12-01',
  firstSeen: '2026-09-10T14:00:00.000Z',
  lastSeen: '2026-11-10T14:00:00.000Z',
  right: 3,
  tries: 3,
  ...more,
})

it('groups words by theme into known words and words to practise', () => {
  const themes = pupilThemes(
    [
      met('la-vache', {}),
      met('le-coq', { days: 1, right: 1 }),
      met('le-zebre', { page: 'Page_Zoo', theme: 'Au zoo' }),
      met('une-phrase', { page: null }),
    ],
    TODAY,
  )
  expect(themes.map(({ title, known, learning }) => [title, known.length, learning.length])).toEqual([
    ['Au zoo', 1, 0],
    ['La ferme', 1, 1],
  ])
})

it('selects words for practice at home: those with most errors, then those due first, then new ones', () => {
  const themes = pupilThemes(
    [
      met('la-vache', { due: '2026-12-02' }),
      met('la-poule', { due: '2026-11-20' }),
      met('le-coq', { days: 1, right: 2 }),
      met('le-cochon', { days: 1, right: 0 }),
      met('le-mouton', { days: 2 }),
    ],
    TODAY,
  )
  const page = ['le-coq', 'le-canard', 'le-lapin'].map((word) => met(word, {}))
  const chosen = (limit: number) => wordsForHome(themes, page, limit).map(({ word }) => word)
  expect(chosen(2)).toEqual(['le-cochon', 'le-coq'])
  expect(chosen(6)).toEqual(['le-cochon', 'le-coq', 'le-mouton', 'la-poule', 'la-vache', 'le-canard'])
})

it('splits words by whether a visitor may open their page', () => {
  const row = (groupID: number, clientID: string, more: object) => ({
    groupID,
    parentGroupID: 0,
    clientID,
    displayName: clientID,
    isEnabled: true,
    isAuthRequired: false,
    isAdminRequired: false,
    isWhiteListEnabled: false,
    ...more,
  })
  const rows = [
    row(1, 'Page_Farm', {}),
    row(2, 'Page_Zoo', { isWhiteListEnabled: true }),
    row(3, 'Page_Sea', { isAuthRequired: true }),
    row(4, 'Page_Off', { isEnabled: false }),
    row(5, 'Page_InOff', { parentGroupID: 4 }),
  ]
  const pages = ['Page_Farm', 'Page_Zoo', 'Page_Sea', 'Page_Off', 'Page_InOff', 'Page_NotInMenu']
  const words = pages.map((page) => met(`of-${page}`, { page }))
  const others = [met('le-coq', {}), met('une-phrase', { page: null })]
  const { open, closed } = splitForVisitors([...words, ...others], rows)
  expect(open.map(({ word }) => word)).toEqual(['of-Page_Farm', 'of-Page_NotInMenu', 'le-coq'])
  expect(closed.map(({ word }) => word)).toEqual([
    ...['of-Page_Zoo', 'of-Page_Sea', 'of-Page_Off', 'of-Page_InOff'],
    'une-phrase',
  ])
})
