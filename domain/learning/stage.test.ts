import { expect, it } from 'vitest'
import { stageOf } from './stage.ts'

const [TODAY, WEEK_AGO] = ['2026-11-18', '2026-11-11T05:00:00.000Z']
const met = { days: 3, due: '2026-12-01', firstSeen: '2026-09-10T14:00:00.000Z' }

it('treats a word as known after successes on three days, unless it is overdue', () => {
  expect(stageOf(met, TODAY, WEEK_AGO)).toBe('known')
  expect(stageOf({ ...met, due: TODAY }, TODAY, WEEK_AGO)).toBe('known')
  expect(stageOf({ ...met, due: '2026-11-17' }, TODAY, WEEK_AGO)).toBe('fragile')
  expect(stageOf({ ...met, days: 2 }, TODAY, WEEK_AGO)).toBe('fragile')
})

it('treats a word as new for a week after it was met, unless it is known by then', () => {
  const fresh = { ...met, firstSeen: '2026-11-11T14:00:00.000Z' }
  expect(stageOf({ ...fresh, days: 1 }, TODAY, WEEK_AGO)).toBe('new')
  expect(stageOf({ ...fresh, days: 0, due: null }, TODAY, WEEK_AGO)).toBe('new')
  expect(stageOf(fresh, TODAY, WEEK_AGO)).toBe('known')
})

it('uses school days instead of UTC days', () => {
  const met = (firstSeen: string) => stageOf({ days: 1, due: null, firstSeen }, TODAY, WEEK_AGO)
  expect(met('2026-11-11T04:59:59.000Z')).toBe('fragile')
  expect(met('2026-11-11T05:00:00.000Z')).toBe('new')
})
