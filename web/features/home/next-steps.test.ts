import { expect, it } from 'vitest'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { type PupilState, stepsToday } from './next-steps.ts'

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
const known: PupilState = {
  liveGames: [],
  lessons: [],
  check: null,
  mission: { date: TODAY, words: [word('a', true), word('b')], isDone: false },
  missionDone: 1,
  isMissionFinished: false,
  words: [thirsty],
  today: TODAY,
  game: { path: '/games/memory/farm', name: 'Mémoire', english: 'A game', icon: 'pictures/cow.svg' },
}

const lesson = {
  code: 'BCDF',
  title: 'La ferme',
  steps: [{ clientID: 'Page_A' }, { clientID: 'Page_B' }],
  done: ['Page_A'],
}

it.each<[string, Partial<PupilState>, string | null, string | undefined]>([
  [
    'a missed lesson before those of today',
    { lessons: [{ ...lesson, code: 'XZXZ', isMissed: true }, lesson] },
    '/lecon/XZXZ',
    '1 / 2',
  ],
  [
    'an open game of the class before all else',
    { liveGames: [{ code: 'WXZB', title: 'Les chats' }], lessons: [lesson] },
    '/ensemble/WXZB',
    'Les chats',
  ],
  ['the lesson of the class before the mission', { lessons: [lesson] }, '/lecon/BCDF', '1 / 2'],
  [
    'the mission once the lesson is done',
    { lessons: [{ ...lesson, done: ['Page_A', 'Page_B'] }] },
    '/mission',
    '1 / 2',
  ],
  ['the open check before the mission', { check: { phase: 'after' } }, '/profile', undefined],
  ['the mission with its progress', {}, '/mission', '1 / 2'],
  ['the mission without progress if it is not begun', { missionDone: 0 }, '/mission', undefined],
  ['the garden once the mission is finished', { isMissionFinished: true }, '/jardin', '1 plante a soif'],
  ['the garden if there is no mission', { mission: null }, '/jardin', '1 plante a soif'],
  ['a game if no plant is thirsty', { mission: null, words: [] }, '/games/memory/farm', undefined],
  ['nothing if there is nothing to do', { mission: null, words: [], game: null }, null, undefined],
])('suggests %s', (_title, changes, path, progress) => {
  const [step] = stepsToday({ ...known, ...changes })
  expect([step?.path ?? null, step?.progress]).toEqual([path, progress])
})

it.each<[string, Partial<PupilState>, string[]]>([
  [
    'an open check before the lessons, and every lesson of today',
    { check: { phase: 'before' }, lessons: [lesson, { ...lesson, code: 'XZXZ' }] },
    ['/profile', '/lecon/BCDF', '/lecon/XZXZ'],
  ],
  [
    'a check after a theme between open and finished lessons',
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
    'the mission and the finished lesson',
    { lessons: [{ ...lesson, done: ['Page_A', 'Page_B'] }] },
    ['/mission', '/lecon/BCDF'],
  ],
])('lists %s', (_title, changes, paths) => {
  expect(stepsToday({ ...known, ...changes }).map(({ path }) => path)).toEqual(paths)
})

it("shows the mission's first pictures without repeats, and a star per third of its words done", () => {
  const images = ['a', 'a', null, 'b', 'c', 'd', 'e']
  const words = images.map((image, index) => ({ ...word(String(index)), image }))
  const mission = { date: TODAY, words, isDone: false }
  const [step] = stepsToday({ ...known, mission, missionDone: 5 })
  expect(step?.pictures).toEqual(['a', 'b', 'c', 'd'])
  expect(step?.stars).toBe(2)
})
