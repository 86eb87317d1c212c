import * as z from 'zod/mini'
import { thinkSeconds } from '../api/live-game.ts'
import type { Random } from '../games/random.ts'
import { type AskedTask, askedTasks, askedWord } from '../learning/asked-word.ts'
import { createQuestion, type Question } from '../learning/question.ts'
import { taskAfter, wordTasks } from '../learning/task.ts'
import type { Support } from '../supports.ts'
import { ways } from './messages.ts'

/** What a teacher chose for a game. */
export const livePlan = z.object({
  title: z.string(),
  way: z.enum(ways),
  words: z.array(askedWord).check(z.minLength(1)),
  tasks: z.array(z.enum(askedTasks)).check(z.minLength(1)),
  questions: z.int().check(z.gte(1)),
  /** 0 for no limit. */
  thinkSeconds: z.literal([...thinkSeconds]),
  showsNames: z.boolean(),
  hasTablets: z.boolean(),
  seed: z.int(),
  /** Sound addresses that do not reveal the word, one per word, for listening questions. */
  hiddenSounds: z._default(z.array(z.nullable(z.string())), []),
})
export type LivePlan = z.infer<typeof livePlan>

/** What a pupil knows. `days`: separate days with a success, for each word of the plan. */
export interface Knowledge {
  days: readonly number[]
  supports: readonly Support[]
}

/**
 * The index of the word of each question. Every word is asked once before one is asked again. Words come
 * first that pupils who know few of the words so far can answer, so that everybody can win early and often.
 */
export function orderWords(plan: LivePlan, pupils: readonly Knowledge[], chance: Random): number[] {
  const order: number[] = []
  const wins = pupils.map(() => 0)
  while (order.length < plan.questions) {
    const last = order.at(-1)
    const isFirst = order.length % plan.words.length === 0
    const round = order.slice(order.length - (order.length % plan.words.length))
    const candidates = chance
      .shuffle(plan.words.map((_word, index) => index))
      .filter((index) => !round.includes(index) && !(isFirst && index === last && plan.words.length > 1))
    const value = (index: number) =>
      pupils.reduce((sum, { days }, pupil) => sum + winnable(days[index]) / (1 + (wins[pupil] ?? 0)), 0)
    const best = candidates.reduce((one, other) => (value(other) > value(one) ? other : one))
    for (const [pupil, { days }] of pupils.entries()) wins[pupil] = (wins[pupil] ?? 0) + winnable(days[best])
    order.push(best)
  }
  return order
}

/** How likely a pupil is right, from 0 to 1, by days with a success. */
function winnable(days = 0): number {
  return Math.min(days, 3) / 3
}

/**
 * The pupil's question about a word: the hardest of the plan's tasks that suits what the pupil knows, else
 * the easiest one.
 */
export function questionFor(
  { words, tasks }: LivePlan,
  index: number,
  { days, supports }: Knowledge,
  chance: Random,
): Question {
  const word = words[index]
  if (!word) throw new RangeError(`The game has no word ${index}.`)
  return createQuestion(word, taskFor(tasks, days[index] ?? 0), { others: words, chance, supports })
}

export function taskFor(tasks: readonly AskedTask[], days: number): AskedTask {
  const sorted = askedTasks.filter((task) => tasks.includes(task))
  const hardest = wordTasks.indexOf(taskAfter(days))
  const suitable = sorted.filter((task) => wordTasks.indexOf(task) <= hardest)
  return suitable.at(-1) ?? sorted[0] ?? 'recognise'
}
