import { expect, it } from 'vitest'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { withMemoryFallback } from '../storage/browser-storage.ts'
import { createLessonCache, LESSONS_KEY } from './lesson-queries.ts'

const lesson = (code: string, done: string[] = []): OwnLesson => ({
  code,
  title: 'La ferme',
  steps: [{ clientID: 'Page_A' }, { clientID: 'Page_B' }],
  classCodes: [],
  firstDay: '2026-11-18',
  lastDay: '2026-11-18',
  isOpenToVisitors: false,
  updated: '2026-11-18T12:00:00.000Z',
  done,
})

it('keeps a step that was done on the device but is not yet known to the server', () => {
  const cache = createLessonCache(withMemoryFallback(null))
  cache.keep(7, [lesson('BCDF', ['Page_A'])])
  expect(cache.keep(7, [lesson('BCDF', ['Page_B'])])[0]?.done).toEqual(['Page_B', 'Page_A'])
  expect(cache.of(7)[0]?.done).toEqual(['Page_B', 'Page_A'])
})

it('does not keep a step as done if its words have changed', () => {
  const cache = createLessonCache(withMemoryFallback(null))
  const word = { french: '', english: '', image: null, sound: null, page: null, theme: '' }
  const ofWords = (of: string, done: string[]) => ({
    ...lesson('BCDF', done),
    steps: [{ clientID: 'words:1', words: [{ ...word, word: of }] }],
  })
  cache.keep(7, [ofWords('la-vache', ['words:1'])])
  expect(cache.keep(7, [ofWords('la-vache', [])])[0]?.done).toEqual(['words:1'])
  expect(cache.keep(7, [ofWords('le-coq', [])])[0]?.done).toEqual([])
})

it('does not keep a step as done if it is no longer in the lesson', () => {
  const cache = createLessonCache(withMemoryFallback(null))
  cache.keep(7, [lesson('BCDF', ['Page_A', 'Page_B'])])
  const shorter = { ...lesson('BCDF'), steps: [{ clientID: 'Page_B' }] }
  expect(cache.keep(7, [shorter])[0]?.done).toEqual(['Page_B'])
})

it('keeps the newest lessons, up to a limit', () => {
  const cache = createLessonCache(withMemoryFallback(null))
  for (let number = 0; number < 20; number++) cache.keep(7, [lesson(`L${number}`)])
  expect(
    cache
      .of(7)
      .map(({ code }) => code)
      .slice(0, 2),
  ).toEqual(['L19', 'L18'])
  expect(cache.of(7)).toHaveLength(12)
})

it('returns no lessons of the previous pupil', () => {
  const cache = createLessonCache(withMemoryFallback(null))
  cache.keep(7, [lesson('BCDF', ['Page_A'])])
  expect(cache.of(8)).toEqual([])
  expect(cache.keep(8, [lesson('BCDF')])[0]?.done).toEqual([])
  expect(cache.of(7)).toEqual([])
})

it('ignores an invalid entry', () => {
  const storage = withMemoryFallback(null)
  storage.setItem(LESSONS_KEY, '{"userID":7,"lessons":[{"code":1}]}')
  expect(createLessonCache(storage).of(7)).toEqual([])
})
