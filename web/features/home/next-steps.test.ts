import { expect, it } from 'vitest'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { type Known, stepsToday } from './next-steps.ts'

const TODAY = '2026-11-18'
const shown = {
  french: 'la vache',
  english: 'cow',
  image: null,
  sound: null,
  page: 'Page_Farm',
  theme: 'La ferme',
}
const word = (name: string, isDone = false) => ({
  ...shown,
  word: name,
  task: 'recall' as const,
  isNew: false,
  isDone,
})
const thirsty: RememberedWord = {
  ...shown,
  word: 'la-vache',
  strength: 1,
  before: 1,
  days: 1,
  due: TODAY,
  firstSeen: '2026-11-01T12:00:00.000Z',
  lastSeen: '2026-11-01T12:00:00.000Z',
  right: 1,
  tries: 1,
}
const known: Known = {
  lessons: [],
  check: null,
  mission: { date: TODAY, words: [word('a', true), word('b')], isDone: false },
  missionDone: 1,
  counted: new Set(),
  isMissionOver: false,
  words: [thirsty],
  today: TODAY,
  game: { path: '/games/memory/farm', name: 'Mémoire', icon: 'pictures/cow.svg' },
}

const lesson = {
  code: 'BCDF',
  title: 'La ferme',
  steps: [{ clientID: 'Page_A' }, { clientID: 'Page_B' }],
  done: ['Page_A'],
}

it.each<[string, Partial<Known>, string | null, string | undefined]>([
  ['the lesson of the class before the mission', { lessons: [lesson] }, '/lecon/BCDF', '1 / 2'],
  [
    'the mission once the lesson is done',
    { lessons: [{ ...lesson, done: ['Page_A', 'Page_B'] }] },
    '/mission',
    '1 / 2',
  ],
  [
    'what the teacher asks the class before the mission',
    { check: { phase: 'after' } },
    '/profile',
    undefined,
  ],
  ['the mission, with how far it has come', {}, '/mission', '1 / 2'],
  ['the mission that is not begun', { missionDone: 0 }, '/mission', undefined],
  [
    'the garden once the mission has counted',
    { counted: new Set(['Page_Mission_Wednesday']) },
    '/jardin',
    '1 plante a soif',
  ],
  ['the garden once the mission is over here', { isMissionOver: true }, '/jardin', '1 plante a soif'],
  [
    'the mission where another day’s has counted',
    { counted: new Set(['Page_Mission_Monday']) },
    '/mission',
    '1 / 2',
  ],
  ['the garden where there is no mission', { mission: null }, '/jardin', '1 plante a soif'],
  ['a game where no plant is thirsty', { mission: null, words: [] }, '/games/memory/farm', undefined],
  ['nothing where there is nothing', { mission: null, words: [], game: null }, null, undefined],
])('the next step is %s', (_title, changes, path, progress) => {
  const [step] = stepsToday({ ...known, ...changes })
  expect([step?.path ?? null, step?.progress]).toEqual([path, progress])
})

it.each<[string, Partial<Known>, string[]]>([
  [
    'an open check before the lessons, and every lesson of today',
    { check: { phase: 'before' }, lessons: [lesson, { ...lesson, code: 'XZXZ' }] },
    ['/profile', '/lecon/BCDF', '/lecon/XZXZ'],
  ],
  [
    'a check after a theme behind the lessons that are open, and before those that are done',
    {
      check: { phase: 'after' },
      lessons: [
        { ...lesson, done: ['Page_A', 'Page_B'] },
        { ...lesson, code: 'XZXZ' },
      ],
    },
    ['/lecon/XZXZ', '/profile', '/lecon/BCDF'],
  ],
  [
    'the mission, and the lesson that is done',
    { lessons: [{ ...lesson, done: ['Page_A', 'Page_B'] }] },
    ['/mission', '/lecon/BCDF'],
  ],
])('shows %s', (_title, changes, paths) => {
  expect(stepsToday({ ...known, ...changes }).map(({ path }) => path)).toEqual(paths)
})
