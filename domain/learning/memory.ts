import { FSRSAlgorithm, generatorParameters, Rating } from 'ts-fsrs'
import * as z from 'zod/mini'
import { addDays, nextSchoolDay } from '../calendar.ts'
import { type WordTask, wordTasks } from './task.ts'

/**
 * A pupil's memory of a word, computed from first tries with FSRS (`ts-fsrs`). Days are school days
 * (`YYYY-MM-DD`), instants are ISO 8601 in UTC. Nothing here reads a clock.
 */

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const count = z.int().check(z.gte(0))

const keptAnswer = z.object({
  at: z.iso.datetime(),
  /** The school day of `at`. */
  day,
  /** The day on which it was received. */
  received: day,
  task: z.enum(wordTasks),
  right: z.boolean(),
  /** Null if there were no options. */
  options: z.nullable(z.int().check(z.gte(1))),
})
export type StoredAnswer = z.infer<typeof keptAnswer>

const memory = z.object({
  /** Days until the probability of recall falls to 90 %; null before the first informative answer. */
  stability: z.nullable(z.number().check(z.positive())),
  /** From 1 to 10; null while `stability` is. */
  difficulty: z.nullable(z.number().check(z.gte(1), z.lte(10))),
  /** The last day that changed the schedule, and whether by a right answer. */
  movedOn: z.nullable(day),
  movedRight: z.boolean(),
  /** The first day on which to ask again; null while `stability` is. */
  due: z.nullable(day),
  /** Separate days with a success, in total and by task. */
  days: count,
  daysOf: z.partialRecord(z.enum(wordTasks), count),
  /** The last day with an answer, and the tasks of its successes. */
  lastDay: day,
  lastTasks: z.array(z.enum(wordTasks)),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** Informative first tries, right and in total. */
  right: count,
  tries: count,
})
export type Memory = z.infer<typeof memory>

/** `base`: the memory from answers that no late answer can precede; `recent`: later answers in order. */
export const storedMemory = z.object({ base: z.nullable(memory), recent: z.array(keptAnswer) })
export type StoredMemory = z.infer<typeof storedMemory>

export const EMPTY_STORED_MEMORY: StoredMemory = { base: null, recent: [] }

/** How informative a right answer is by task. Guessing is harder in later tasks. */
const TASK_WEIGHTS: Readonly<Record<WordTask, number>> = {
  say: 0,
  recognise: 0.7,
  listen: 0.8,
  recall: 0.9,
  spell: 1,
}

const MAX_INTERVAL_DAYS = 180
/** Recall probability at which a word is due. 90 % would ask too much each day (docs/learning.md). */
const DUE_RETRIEVABILITY = 0.7
const algorithm = new FSRSAlgorithm(
  generatorParameters({
    enable_short_term: false,
    maximum_interval: MAX_INTERVAL_DAYS,
    request_retention: DUE_RETRIEVABILITY,
  }),
)

/** How informative an answer is, from 0 to 1. Guessing among four options succeeds in one of four cases. */
export function answerWeight({ task, options }: Pick<StoredAnswer, 'task' | 'options'>): number {
  return TASK_WEIGHTS[task] * (options === null ? 1 : 1 - 1 / options)
}

/**
 * Adds answers in any order. No further answer dated before the instant `settled` can arrive, so the answers
 * before it are merged into the base; later ones stay in `recent`.
 */
export function addAnswers(
  { base, recent }: StoredMemory,
  added: readonly StoredAnswer[],
  settled: string,
): StoredMemory {
  const all = [...recent, ...added].toSorted(byInstant)
  const old = all.filter(({ at }) => at < settled)
  return { base: old.reduce(afterAnswer, base), recent: all.slice(old.length) }
}

/** The memory without answers received on or after a day. */
export function storedBefore({ base, recent }: StoredMemory, day: string): StoredMemory {
  return { base, recent: recent.filter(({ received }) => received < day) }
}

/** Null if there are no answers. */
export function memoryOf({ base, recent }: StoredMemory): Memory | null {
  return recent.reduce(afterAnswer, base)
}

/** Probability of recall on a day, from 0 to 1; 0 before the first informative answer. */
export function retrievability({ stability, movedOn }: Memory, day: string): number {
  if (stability === null || movedOn === null) return 0
  return algorithm.forgetting_curve(Math.max(0, daysBetween(movedOn, day)), stability)
}

/** True if the word should be asked again. */
export function isDue({ due }: Memory, day: string): boolean {
  return due !== null && due <= day
}

/** Maximum strength of a word that was only chosen, never recalled. */
const MAX_CHOSEN_STRENGTH = 3
const MAX_STRENGTH = 5

/** The plant's stage, 0 to 5, by separate days with a success. The last two require recalling. */
export function strengthOf({ days, daysOf }: Memory): number {
  const isRecalled = (daysOf.recall ?? 0) + (daysOf.spell ?? 0) > 0
  return Math.min(days, isRecalled ? MAX_STRENGTH : MAX_CHOSEN_STRENGTH)
}

/** The memory after one more answer, which must not be older than the previous ones. */
export function afterAnswer(before: Memory | null, answer: StoredAnswer): Memory {
  const memory = before ?? newMemory(answer)
  return reschedule(countAnswer(memory, answer), answer)
}

function newMemory({ at, day }: StoredAnswer): Memory {
  const schedule = { stability: null, difficulty: null, movedOn: null, movedRight: false, due: null }
  const seen = { lastDay: day, lastTasks: [], firstSeen: at, lastSeen: at }
  return { ...schedule, ...seen, days: 0, daysOf: {}, right: 0, tries: 0 }
}

/** Counts informative answers, and days with a success in total and per task. */
function countAnswer(memory: Memory, answer: StoredAnswer): Memory {
  const { task, right, day, at } = answer
  const tasks = day === memory.lastDay ? memory.lastTasks : []
  const isTry = answerWeight(answer) > 0
  const isSuccess = right && isTry
  const isNewTask = isSuccess && !tasks.includes(task)
  return {
    ...memory,
    days: memory.days + (isSuccess && tasks.length === 0 ? 1 : 0),
    daysOf: isNewTask ? { ...memory.daysOf, [task]: (memory.daysOf[task] ?? 0) + 1 } : memory.daysOf,
    lastDay: day,
    lastTasks: isNewTask ? [...tasks, task] : tasks,
    lastSeen: at,
    right: memory.right + (isSuccess ? 1 : 0),
    tries: memory.tries + (isTry ? 1 : 0),
  }
}

/**
 * The first informative answer of a day changes the schedule: a wrong one fully, a right one by its weight.
 * After a wrong answer the word is due on the next school day.
 */
function reschedule(memory: Memory, answer: StoredAnswer): Memory {
  const { day, right } = answer
  const weight = answerWeight(answer)
  if (weight === 0 || (memory.movedOn !== null && day <= memory.movedOn)) return memory
  const state =
    memory.stability === null || memory.difficulty === null
      ? null
      : { stability: memory.stability, difficulty: memory.difficulty }
  const elapsed = memory.movedOn === null ? 0 : daysBetween(memory.movedOn, day)
  const wrong = algorithm.next_state(state, elapsed, Rating.Again)
  const good = algorithm.next_state(state, elapsed, Rating.Good)
  const from = state ?? wrong
  const { stability, difficulty } = right
    ? {
        stability: from.stability ** (1 - weight) * good.stability ** weight,
        difficulty: from.difficulty + weight * (good.difficulty - from.difficulty),
      }
    : wrong
  const due = right ? addDays(day, algorithm.next_interval(stability, elapsed)) : nextSchoolDay(day)
  return { ...memory, stability, difficulty, movedOn: day, movedRight: right, due }
}

/** By instant; answers with the same instant get a fixed order. */
function byInstant(one: StoredAnswer, other: StoredAnswer): number {
  const [first, second] = [orderKey(one), orderKey(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

function orderKey({ at, task, right, options }: StoredAnswer): string {
  return `${at} ${wordTasks.indexOf(task)} ${right ? 1 : 0} ${String(options ?? 0).padStart(3, '0')}`
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
