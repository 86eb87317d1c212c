import { expect, it, vi } from 'vitest'
import type { FirstTry, TimedTry } from '../../../../domain/learning/first-try.ts'
import { createFirstTryReporter } from './first-try-reporter.ts'

const tries = ['la-vache', 'le-coq', 'le-mouton', 'le-lapin'].map(
  (word): FirstTry => ({ word, task: 'recall', right: true, options: 4 }),
)
const at = (minute: number) => `2026-11-18T15:0${minute}:00.000Z`

/** The reporter's clock advances by one minute per reading. */
function createReporter(reportedBefore: number) {
  let minute = 0
  const sent: TimedTry[] = []
  const send = vi.fn((batch: readonly TimedTry[]) => {
    sent.push(...batch)
    return true
  })
  return { reporter: createFirstTryReporter(reportedBefore, () => new Date(at(minute++))), send, sent }
}

it('reports each try once, with the time at which it was observed', () => {
  const { reporter, send, sent } = createReporter(0)
  reporter.observe(tries.slice(0, 1))
  reporter.observe(tries.slice(0, 3))
  expect(reporter.report(send)).toBe(true)
  expect(reporter.report(send)).toBe(false)
  reporter.observe(tries)
  expect(reporter.report(send)).toBe(true)
  expect(sent.map((each) => each.at)).toEqual([at(0), at(1), at(1), at(2)])
  expect(sent.map(({ word }) => word)).toEqual(tries.map(({ word }) => word))
  expect(send).toHaveBeenCalledTimes(2)
})

it('skips tries that were reported before, even if some of them are not restored', () => {
  const { reporter, send, sent } = createReporter(2)
  reporter.observe(tries.slice(0, 1))
  expect(reporter.report(send)).toBe(false)
  reporter.observe(tries)
  reporter.report(send)
  expect(sent.map(({ word }) => word)).toEqual(['le-mouton', 'le-lapin'])
  expect(reporter.reportedCount()).toBe(4)
})

it('waits for the minimum number of tries, and keeps tries that could not be stored', () => {
  const { reporter, send } = createReporter(0)
  reporter.observe(tries.slice(0, 2))
  expect(reporter.report(send, 3)).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(reporter.report(() => false)).toBe(false)
  expect(reporter.reportedCount()).toBe(0)
  reporter.observe(tries)
  expect(reporter.report(send, 3)).toBe(true)
  expect(reporter.reportedCount()).toBe(4)
})
