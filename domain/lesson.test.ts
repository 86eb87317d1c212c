import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  acceptsProgress,
  CODE_LENGTH,
  changedOwnSteps,
  daysFault,
  isLessonCode,
  lessonPhase,
  makeCode,
  newStepKey,
  nextStep,
  normalizeCode,
  ownStepKind,
  ownStepPath,
  readLessonAddress,
} from './lesson.ts'

const days = { firstDay: '2026-11-18', lastDay: '2026-11-20' }

it.each(['bcdf', ' B C D F ', 'bc-df', 'BCDF'])('parses %j as the same code', (typed) => {
  expect(normalizeCode(typed)).toBe('BCDF')
})

it('makes a valid code from any random numbers', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.array(chance, { minLength: CODE_LENGTH, maxLength: CODE_LENGTH }), (random) => {
      expect(isLessonCode(makeCode(random))).toBe(true)
    }),
  )
})

it.each(['', 'BCD', 'BCDFG', 'ABCD', 'BC1F', 'LOUP'])('rejects %j as a code', (text) => {
  expect(isLessonCode(text)).toBe(false)
})

it.each([
  ['2026-11-17', 'coming', false],
  ['2026-11-18', 'now', true],
  ['2026-11-20', 'now', true],
  ['2026-11-21', 'over', true],
  ['2026-11-27', 'over', true],
  ['2026-11-28', 'over', false],
])('treats a lesson as $1 on $0 and accepts progress: $2', (today, when, counts) => {
  expect(lessonPhase(days, today)).toBe(when)
  expect(acceptsProgress(days, today)).toBe(counts)
})

it.each([
  ['2026-11-18', '2026-11-18', null],
  ['2026-11-18', '2027-01-17', null],
  ['2026-11-18', '2027-01-18', 'doit être au plus 60 jours plus tard'],
  ['2026-11-18', '2026-11-17', 'doit être le premier jour ou un jour plus tard'],
])('for %s to %s daysFault returns %j', (firstDay, lastDay, fault) => {
  expect(daysFault({ firstDay, lastDay })).toBe(fault)
})

it('continues with the first step that is open and not done', () => {
  const steps = ['Page_A', 'Page_B', 'Page_C'].map((clientID) => ({ clientID }))
  const next = (done: string[], closed: string[] = []) =>
    nextStep(steps, { done: new Set(done), isOpen: ({ clientID }) => !closed.includes(clientID) })?.clientID
  expect(next([])).toBe('Page_A')
  expect(next(['Page_A'], ['Page_B'])).toBe('Page_C')
  expect(next(['Page_C'])).toBe('Page_A')
  expect(next(['Page_A', 'Page_B', 'Page_C'])).toBeUndefined()
})

it('builds and parses the addresses of steps without a page', () => {
  const steps = [{ clientID: 'words:1' }, { clientID: 'Page_Music' }]
  expect(newStepKey('words', [])).toBe('words:1')
  expect(newStepKey('words', steps)).toBe('words:2')
  expect(newStepKey('sheet', steps)).toBe('sheet:1')
  expect(ownStepPath('BCDF', 'words:2')).toBe('/lecon/BCDF/mots/2')
  expect(ownStepPath('BCDF', 'sheet:1')).toBe('/lecon/BCDF/feuille/1')
  expect(readLessonAddress('BCDF/mots/2')).toEqual({ code: 'BCDF', step: 'words:2' })
  expect(readLessonAddress('BCDF/feuille/1')).toEqual({ code: 'BCDF', step: 'sheet:1' })
  expect(readLessonAddress('bc-df')).toEqual({ code: 'BCDF', step: null })
  expect(readLessonAddress('')).toEqual({ code: '', step: null })
  expect(['words:1', 'sheet:20', 'words:0', 'sheet:', 'Page_Music'].map(ownStepKind)).toEqual([
    'words',
    'sheet',
    null,
    null,
    null,
  ])
})

it('reports removed steps, word steps with a new word, and changed sheets', () => {
  const words = (clientID: string, ...all: string[]) => ({ clientID, words: all.map((word) => ({ word })) })
  const former = [
    { clientID: 'Page_Music' },
    words('words:1', 'la-vache', 'le-coq'),
    words('words:2', 'le-lion'),
  ]
  expect(changedOwnSteps(former, former)).toEqual([])
  expect(changedOwnSteps(former, [])).toEqual(['words:1', 'words:2'])
  expect(
    changedOwnSteps(former, [words('words:1', 'le-coq'), words('words:2', 'le-lion', 'le-coq')]),
  ).toEqual(['words:2'])
  const sheet = (no: number) => ({ clientID: 'sheet:1', sheet: { title: 'Bingo', choices: { no } } })
  expect(changedOwnSteps([sheet(1)], [sheet(1)])).toEqual([])
  expect(changedOwnSteps([sheet(1)], [sheet(2)])).toEqual(['sheet:1'])
})
