import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runOnceADay } from './daily-run.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daily-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function school(instant: string) {
  const runs: string[] = []
  const clock = { now: instant }
  const daily = {
    run: async () => void runs.push(clock.now),
    file: join(folder, 'daily-run'),
    now: () => new Date(clock.now),
  }
  return { runs, clock, daily }
}

it('runs once a day, at the first attempt of the day', async () => {
  const { runs, clock, daily } = school('2026-11-18T09:00:00.000Z')
  expect(await runOnceADay(daily)).toBe(true)
  clock.now = '2026-11-18T23:59:59.000Z'
  expect(await runOnceADay(daily)).toBe(false)
  clock.now = '2026-11-19T00:30:00.000Z'
  expect(await runOnceADay(daily)).toBe(true)
  expect(runs).toEqual(['2026-11-18T09:00:00.000Z', '2026-11-19T00:30:00.000Z'])
})

it('does not run again on the same day after a restart', async () => {
  await runOnceADay(school('2026-11-18T09:00:00.000Z').daily)
  const { runs, daily } = school('2026-11-18T10:00:00.000Z')
  expect(await runOnceADay(daily)).toBe(false)
  expect(runs).toEqual([])
})

it('retries on the same day after a failed run', async () => {
  const { runs, daily } = school('2026-11-18T09:00:00.000Z')
  const failing = { ...daily, run: () => Promise.reject(new Error('busy')) }
  await expect(runOnceADay(failing)).rejects.toThrow('busy')
  expect(await runOnceADay(daily)).toBe(true)
  expect(runs).toHaveLength(1)
})
