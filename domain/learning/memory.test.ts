import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import {
  addAnswers,
  afterAnswer,
  answerWeight,
  EMPTY_STORED_MEMORY,
  isDue,
  type Memory,
  memoryOf,
  retrievability,
  type StoredAnswer,
  strengthOf,
} from './memory.ts'
import { type WordTask, wordTasks } from './task.ts'

const START = '2026-09-01'

/** An answer a number of days and minutes after 1 September. */
function answer(days: number, right: boolean, task: WordTask = 'spell', minute = 0): StoredAnswer {
  const day = addDays(START, days)
  const at = new Date(Date.parse(`${day}T12:00:00.000Z`) + minute * 60_000).toISOString()
  const options = task === 'spell' || task === 'say' ? null : 4
  return { at, day, received: day, task, right, options }
}

/** The answers for one word, in order. */
const anyAnswers = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 40 }),
      minute: fc.integer({ min: 0, max: 300 }),
      task: fc.constantFrom(...wordTasks),
      right: fc.boolean(),
      options: fc.option(fc.integer({ min: 1, max: 6 })),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((steps) => {
    let day = 0
    return steps
      .map(({ gap, minute, task, right, options }) => {
        day += gap
        return { ...answer(day, right, task, minute), options }
      })
      .toSorted((one, other) => one.at.localeCompare(other.at))
  })

const remembered = (answers: readonly StoredAnswer[]) => answers.reduce<Memory | null>(afterAnswer, null)
const must = (memory: Memory | null): Memory => {
  if (!memory) throw new Error('There is no memory.')
  return memory
}

describe('the memory of a word', () => {
  it.each([
    ['a new word', [[10, false]], '2026-09-14'],
    [
      'a long-known word',
      [
        [0, true],
        [3, true],
        [10, false],
      ],
      '2026-09-14',
    ],
    ['a word missed on a Wednesday', [[8, false]], '2026-09-10'],
    ['a word missed on a Saturday', [[11, false]], '2026-09-14'],
    ['a word missed on a Sunday', [[12, false]], '2026-09-14'],
  ] as const)('is due on the next school day after a wrong first try: %s', (_word, tries, due) => {
    expect(must(remembered(tries.map(([day, right]) => answer(day, right)))).due).toBe(due)
  })

  it('lasts longer the more days the word was spelt correctly, and shorter after a mistake', () => {
    const once = must(remembered([answer(0, true)]))
    const twice = must(remembered([answer(0, true), answer(3, true)]))
    const lost = must(remembered([answer(0, true), answer(3, false)]))
    expect(once.stability).toBeGreaterThan(0)
    expect(twice.stability).toBeGreaterThan(once.stability ?? 0)
    expect(lost.stability).toBeLessThan(once.stability ?? 0)
    expect(isDue(lost, once.due ?? '')).toBe(true)
    expect(isDue(once, addDays(START, 4))).toBe(false)
    expect(retrievability(once, addDays(START, 60))).toBeLessThan(retrievability(once, addDays(START, 1)))
  })

  it('changes less by choosing than by spelling, and not at all by an answer without alternatives', () => {
    const stability = (task: WordTask) => must(remembered([answer(0, true, task)])).stability
    expect(stability('recognise')).toBeLessThan(stability('listen') ?? 0)
    expect(stability('listen')).toBeLessThan(stability('recall') ?? 0)
    expect(stability('recall')).toBeLessThan(stability('spell') ?? 0)
    expect(stability('say')).toBeNull()
    const only = must(remembered([{ ...answer(0, true, 'recognise'), options: 1 }]))
    expect(only).toMatchObject({ stability: null, due: null, days: 0 })
  })

  it('counts no try for self-judged answers and single options', () => {
    const tries = [answer(0, true), answer(3, true), answer(9, false)]
    const judged = [0, 3, 9].map((day) => answer(day, false, 'say', 1))
    const alone = [1, 2].map((minute) => ({ ...answer(9, true, 'recognise', minute), options: 1 }))
    const all = [...tries, ...judged, ...alone].toSorted((one, other) => one.at.localeCompare(other.at))
    expect(must(remembered(all))).toMatchObject({ days: 2, right: 2, tries: 3 })
    expect(must(remembered(judged))).toMatchObject({
      days: 0,
      right: 0,
      tries: 0,
      lastDay: addDays(START, 9),
    })
  })

  it('is rescheduled only by the first answer of a day, but counts all of them', () => {
    const first = must(remembered([answer(0, false)]))
    const later = must(
      remembered([answer(0, false), answer(0, true, 'spell', 1), answer(0, true, 'recall', 2)]),
    )
    expect(later).toMatchObject({ stability: first.stability, due: first.due, movedOn: START })
    expect(later).toMatchObject({ days: 1, daysOf: { spell: 1, recall: 1 }, right: 2, tries: 3 })
  })

  it('gains strength by successes on separate days, and never blooms by choosing alone', () => {
    const chosen = [0, 3, 9, 20, 45].map((day) => answer(day, true, 'recognise'))
    expect(chosen.map((_, last) => strengthOf(must(remembered(chosen.slice(0, last + 1)))))).toEqual([
      1, 2, 3, 3, 3,
    ])
    expect(strengthOf(must(remembered([...chosen, answer(90, true, 'recall')])))).toBe(5)
    expect(strengthOf(must(remembered([answer(0, false)])))).toBe(0)
  })

  it('never goes back in time, and no answer makes it both stronger and due sooner', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        let before: Memory | null = null
        for (const each of answers) {
          const now: Memory = afterAnswer(before, each)
          expect(now.tries - (before?.tries ?? 0)).toBe(answerWeight(each) > 0 ? 1 : 0)
          if (before) {
            expect(now.lastSeen >= before.lastSeen).toBe(true)
            expect((now.movedOn ?? '') >= (before.movedOn ?? '')).toBe(true)
            expect(now.days).toBeGreaterThanOrEqual(before.days)
            const isBetter =
              strengthOf(now) > strengthOf(before) || (now.stability ?? 0) > (before.stability ?? 0)
            if (isBetter && before.due !== null) expect((now.due ?? '') >= before.due).toBe(true)
            if (!each.right) expect(now.stability ?? 0).toBeLessThanOrEqual(before.stability ?? 1)
          }
          if (now.due !== null && now.movedOn !== null) expect(now.due > now.movedOn).toBe(true)
          expect(answerWeight(each)).toBeGreaterThanOrEqual(0)
          expect(retrievability(now, addDays(each.day, -3))).toBeLessThanOrEqual(1)
          before = now
        }
      }),
    )
  })

  it('is the same whenever and in whatever order answers arrive', () => {
    const week = 8
    fc.assert(
      fc.property(anyAnswers, fc.array(fc.nat({ max: 7 }), { maxLength: 25 }), (answers, delays) => {
        const arrivals = answers
          .map((each, index) => ({ each, on: addDays(each.day, delays[index] ?? 0) }))
          .toSorted((one, other) => one.on.localeCompare(other.on))
        const stored = arrivals.reduce(
          (sofar, { each, on }) =>
            addAnswers(sofar, [{ ...each, received: on }], `${addDays(on, -week)}T00:00:00.000Z`),
          EMPTY_STORED_MEMORY,
        )
        const inOrder = addAnswers(EMPTY_STORED_MEMORY, answers, `${START}T00:00:00.000Z`)
        expect(memoryOf(stored)).toEqual(memoryOf(inOrder))
        const last = arrivals.at(-1)?.on ?? START
        expect(stored.recent.every(({ day }) => day >= addDays(last, -week))).toBe(true)
      }),
    )
  })
})
