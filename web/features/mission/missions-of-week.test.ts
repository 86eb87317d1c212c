import { expect, test } from 'vitest'
import { missionPageOf } from '../../../content/missions.ts'
import { missionsOfWeek } from './missions-of-week.ts'

const TUESDAY = '2026-11-24'
const monday = new Set([missionPageOf('2026-11-23')])

test('includes the finished mission once, before and after the server has counted it', () => {
  expect(missionsOfWeek(TUESDAY, null, null)).toBe(1)
  expect(missionsOfWeek(TUESDAY, monday, { key: 'key-1', status: 'delayed', isKept: true })).toBe(2)
  expect(missionsOfWeek(TUESDAY, new Set([...monday, missionPageOf(TUESDAY)]), null)).toBe(2)
})

test('leaves out a mission that is held or refused', () => {
  expect(missionsOfWeek(TUESDAY, monday, { key: 'key-1', status: 'held' })).toBe(1)
  expect(missionsOfWeek(TUESDAY, monday, { key: 'key-1', status: 'refused', message: 'Non.' })).toBe(1)
})
