import { FSRSAlgorithm, generatorParameters, Rating } from 'ts-fsrs'
import * as z from 'zod/mini'
import { addDays, nextSchoolDay } from '../calendar.ts'
import { type WordTask, wordTasks } from './task.ts'

/**
 * What a pupil remembers of a word, reckoned from the first tries at it by FSRS (`ts-fsrs`). Days are those of the school,
 * `YYYY-MM-DD`; instants are ISO 8601 text in UTC. Nothing here knows a clock.
 */

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const count = z.int().check(z.gte(0))

/** An answer as it is kept of a word. */
const keptAnswer = z.object({
  at: z.iso.datetime(),
  /** The school's day at that instant. */
  day,
  /** The day on which it came. */
  received: day,
  task: z.enum(wordTasks),
  right: z.boolean(),
  /** Null where nothing was offered to choose from. */
  options: z.nullable(z.int().check(z.gte(1))),
})
export type KeptAnswer = z.infer<typeof keptAnswer>

const memory = z.object({
  /** In how many days nine of ten would still know it; null before an answer that tells anything. */
  stability: z.nullable(z.number().check(z.positive())),
  /** From 1 to 10; null as `stability` is. */
  difficulty: z.nullable(z.number().check(z.gte(1), z.lte(10))),
  /** The day that moved the schedule last, and whether it was by a right answer. */
  movedOn: z.nullable(day),
  movedRight: z.boolean(),
  /** The day from which on it is to be asked again; null as `stability` is. */
  due: z.nullable(day),
  /** Separate days with a success, and those with a success in each task. */
  days: count,
  daysOf: z.partialRecord(z.enum(wordTasks), count),
  /** The last day with an answer, and the tasks of its successes. */
  lastDay: day,
  lastTasks: z.array(z.enum(wordTasks)),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** First tries that tell anything, and how many of them were right. */
  right: count,
  tries: count,
})
export type Memory = z.infer<typeof memory>

/** All that is kept of a word: the memory of what is too old for an answer to come before it, and the answers since, in order. */
export const keptMemory = z.object({ base: z.nullable(memory), recent: z.array(keptAnswer) })
export type KeptMemory = z.infer<typeof keptMemory>

export const NOTHING_KEPT: KeptMemory = { base: null, recent: [] }

/** How much an answer of a task tells; what may be chosen by chance tells less. */
const TASK_WEIGHTS: Readonly<Record<WordTask, number>> = {
  say: 0,
  recognise: 0.7,
  listen: 0.8,
  recall: 0.9,
  spell: 1,
}

const LONGEST_INTERVAL = 180
/**
 * A word is due once so many of ten would still know it. A child has ten questions a day: asked at nine of ten, the first thirty
 * words would take them all (docs/learning.md).
 */
const DUE_AT = 0.7
const algorithm = new FSRSAlgorithm(
  generatorParameters({
    enable_short_term: false,
    maximum_interval: LONGEST_INTERVAL,
    request_retention: DUE_AT,
  }),
)

/** How much an answer tells, from 0 to 1: one of four is right by chance once in four. */
export function weightOf({ task, options }: Pick<KeptAnswer, 'task' | 'options'>): number {
  return TASK_WEIGHTS[task] * (options === null ? 1 : 1 - 1 / options)
}

/**
 * Adds answers, in whatever order they come. Those before `settled`, an instant before which no further answer will come,
 * become part of the base; the memory is made again from the rest.
 */
export function keepAnswers(
  { base, recent }: KeptMemory,
  added: readonly KeptAnswer[],
  settled: string,
): KeptMemory {
  const all = [...recent, ...added].toSorted(inOrder)
  const old = all.filter(({ at }) => at < settled)
  return { base: old.reduce(afterAnswer, base), recent: all.slice(old.length) }
}

/** What was kept before a day began, whenever it was answered. */
export function keptBefore({ base, recent }: KeptMemory, day: string): KeptMemory {
  return { base, recent: recent.filter(({ received }) => received < day) }
}

/** Null where nothing was answered. */
export function memoryOf({ base, recent }: KeptMemory): Memory | null {
  return recent.reduce(afterAnswer, base)
}

/** How likely it is still known on a day, from 0 to 1; 0 before an answer that tells anything. */
export function retrievability({ stability, movedOn }: Memory, day: string): number {
  if (stability === null || movedOn === null) return 0
  return algorithm.forgetting_curve(Math.max(0, daysBetween(movedOn, day)), stability)
}

/** Whether it is to be asked again. */
export function isDue({ due }: Memory, day: string): boolean {
  return due !== null && due <= day
}

/** The strength of a word that was only chosen, never recalled. */
const MOST_CHOSEN = 3
const MOST_STRENGTH = 5

/** The stage of its plant, 0 to 5: separate days with a success; the last two are for words that were recalled or spelt. */
export function strengthOf({ days, daysOf }: Memory): number {
  const isRecalled = (daysOf.recall ?? 0) + (daysOf.spell ?? 0) > 0
  return Math.min(days, isRecalled ? MOST_STRENGTH : MOST_CHOSEN)
}

/** The memory after one more answer, which is not before any that it was made from. */
export function afterAnswer(before: Memory | null, answer: KeptAnswer): Memory {
  const memory = before ?? unmet(answer)
  return moved(counted(memory, answer), answer)
}

function unmet({ at, day }: KeptAnswer): Memory {
  const schedule = { stability: null, difficulty: null, movedOn: null, movedRight: false, due: null }
  const seen = { lastDay: day, lastTasks: [], firstSeen: at, lastSeen: at }
  return { ...schedule, ...seen, days: 0, daysOf: {}, right: 0, tries: 0 }
}

/** Every answer that tells anything is counted, another is a meeting alone; a day with a success once, and once a task. */
function counted(memory: Memory, answer: KeptAnswer): Memory {
  const { task, right, day, at } = answer
  const tasks = day === memory.lastDay ? memory.lastTasks : []
  const isTry = weightOf(answer) > 0
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
 * The first informative answer of a day moves the schedule: a wrong one fully, a right one by its weight. A word that was wrong is due on
 * the next school day.
 */
function moved(memory: Memory, answer: KeptAnswer): Memory {
  const { day, right } = answer
  const weight = weightOf(answer)
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

/** By the instant; what two devices sent of one instant in an order of its own. */
function inOrder(one: KeptAnswer, other: KeptAnswer): number {
  const [first, second] = [orderKey(one), orderKey(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

function orderKey({ at, task, right, options }: KeptAnswer): string {
  return `${at} ${wordTasks.indexOf(task)} ${right ? 1 : 0} ${String(options ?? 0).padStart(3, '0')}`
}

/** How many days it is from one to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
