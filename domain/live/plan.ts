import * as z from 'zod/mini'
import { thinkSeconds } from '../api/live-game.ts'
import type { Random } from '../games/random.ts'
import { type AskedTask, askedTasks, askedWord } from '../learning/asked-word.ts'
import { allowsTask, createQuestion, type Question } from '../learning/question.ts'
import type { Support } from '../supports.ts'
import { liveGameModes } from './messages.ts'

/** A teacher's choices for a live game. */
export const livePlan = z.object({
  title: z.string(),
  way: z.enum(liveGameModes),
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

/** A pupil's knowledge: separate days with a success, for each word of the plan. */
interface Knowledge {
  days: readonly number[]
}

/**
 * The index of the word of each question. Every word is asked once before any is repeated. At each step,
 * words that pupils with few expected right answers so far know well come first, so that everybody can win
 * early and often.
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
      pupils.reduce((sum, { days }, pupil) => sum + winChance(days[index]) / (1 + (wins[pupil] ?? 0)), 0)
    const best = candidates.reduce((one, other) => (value(other) > value(one) ? other : one))
    for (const [pupil, { days }] of pupils.entries()) wins[pupil] = (wins[pupil] ?? 0) + winChance(days[best])
    order.push(best)
  }
  return order
}

/** The probability that a pupil is right, from 0 to 1, by days with a success. */
function winChance(days = 0): number {
  return Math.min(days, 3) / 3
}

/**
 * The class's question with this number, from 1, as the projector shows it.
 * @param order the index of each question's word
 * @param days separate days with a success, for each word, of a typical pupil
 */
export function classQuestion(
  plan: LivePlan,
  { order, number, days }: { order: readonly number[]; number: number; days: readonly number[] },
  chance: Random,
): Question {
  const word = plan.words[order[number - 1] ?? 0]
  const task = tasksFor(plan, order, days)[number - 1]
  if (!word || !task) throw new RangeError(`The game has no question ${number}.`)
  return createQuestion(word, task, { others: plan.words, chance })
}

/**
 * The class's question for one pupil. Task and options are those of the projector, because different ones
 * would give the answer away; their order is the pupil's own.
 */
export function pupilQuestion(
  plan: LivePlan,
  { word, task, options }: Question,
  supports: readonly Support[],
  chance: Random,
): Question {
  const others = task === 'spell' ? plan.words : options
  return createQuestion(word, task, { others, chance, supports })
}

/**
 * The task of each question. The plan's tasks occur equally often, as far as the words allow: better known
 * words get harder tasks, and equally well known words alternate.
 */
export function tasksFor(
  { words, tasks }: Pick<LivePlan, 'words' | 'tasks'>,
  order: readonly number[],
  days: readonly number[],
): AskedTask[] {
  const easiestFirst = askedTasks.filter((task) => tasks.includes(task))
  const questions = order.map((index, place) => {
    const word = words[index]
    const allowed = easiestFirst.filter((task) => word && allowsTask(word, task, []))
    return { place, allowed, days: days[index] ?? 0, turn: place % easiestFirst.length, level: 0 }
  })
  const leastKnownFirst = questions.toSorted((one, other) => one.days - other.days || one.turn - other.turn)
  for (const [rank, question] of leastKnownFirst.entries())
    question.level = ((rank + 0.5) * easiestFirst.length) / order.length - 0.5
  const given = order.map(() => easiestFirst[0] ?? 'recognise')
  const open = new Set(questions)
  // Tasks allowed by the fewest words choose first. Each prefers questions that allow few other tasks, then
  // those nearest to its level.
  let turns = easiestFirst
    .map((task, level) => ({
      task,
      level,
      count: questions.filter(({ allowed }) => allowed.includes(task)).length,
    }))
    .toSorted((one, other) => one.count - other.count)
  while (turns.length > 0) {
    turns = turns.filter(({ task, level }) => {
      const cost = (question: (typeof questions)[number]) =>
        question.allowed.length * order.length + Math.abs(question.level - level)
      let best: (typeof questions)[number] | undefined
      for (const each of open)
        if (each.allowed.includes(task) && (!best || cost(each) < cost(best))) best = each
      if (best) given[best.place] = task
      return best !== undefined && open.delete(best)
    })
  }
  return given
}
