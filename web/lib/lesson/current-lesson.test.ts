import { expect, it } from 'vitest'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { currentLesson } from './current-lesson.ts'

const lesson = (code: string, isMissed?: boolean): OwnLesson => ({
  code,
  title: 'La ferme',
  steps: [{ clientID: 'Page_Farm' }],
  classCodes: [],
  firstDay: '2026-11-18',
  lastDay: '2026-11-18',
  isOpenToVisitors: false,
  updated: '2026-11-18T12:00:00.000Z',
  done: [],
  ...(isMissed && { isMissed }),
})
const [missed, ofDay, other] = [lesson('BCDF', true), lesson('XZXZ'), lesson('WXZB')]
const everywhere = () => true
const elsewhere = () => false

it.each<[string, OwnLesson | undefined, OwnLesson[], () => boolean, OwnLesson | null]>([
  ['no lesson', undefined, [], elsewhere, null],
  ['the lesson of the day before a missed one', undefined, [missed, ofDay], elsewhere, ofDay],
  ['the lesson of the day on a page of both', undefined, [missed, ofDay], everywhere, ofDay],
  ['the missed lesson on its pages once it is opened', missed, [missed, ofDay], everywhere, missed],
  ['the lesson of the day after leaving the missed one', missed, [missed, ofDay], elsewhere, ofDay],
  ['the missed lesson on a day without a lesson', undefined, [missed], elsewhere, missed],
  ['the missed lesson after finishing it on such a day', missed, [], elsewhere, missed],
  ['the lesson opened last, also outside its pages', other, [ofDay, other], elsewhere, other],
])('returns %s', (_which, opened, today, isOnPageOf, expected) => {
  expect(currentLesson(opened, today, isOnPageOf)).toBe(expected)
})
