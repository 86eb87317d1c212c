import type { Random } from '../../../domain/games/random.ts'
import type { PredictedAnswers } from '../../../domain/learning/evidence.ts'
import { afterAnswer, type Memory } from '../../../domain/learning/memory.ts'
import { missionWords } from '../../../domain/learning/mission.ts'
import { featuresOfMemory, type ObservedAnswers } from '../../../domain/learning/prediction.ts'
import { type AskedTask, askedTasks, type Child } from './child.ts'
import { allWords, dayAfter, SCHOOL, themeOfWeek, themes } from './school.ts'

/** A question to the child. */
interface Question {
  word: string
  task: AskedTask
}

/** A way of choosing the questions of a session. */
export interface PracticeStrategy {
  name: string
  /** The questions of a session. An endless sequence ends with the session's time. */
  session(of: SessionOf): Iterable<Question>
}

interface SessionOf {
  day: number
  memories: ReadonlyMap<string, Memory>
  random: Random
}

/** The site's mission with its own rules: the class's theme first, then the grade's words in order. */
export const missionStrategy: PracticeStrategy = {
  name: 'mission',
  session: (of) => missionSession(of, false),
}
const lightningStrategy: PracticeStrategy = {
  name: 'mission, lightning level',
  session: (of) => missionSession(of, true),
}

function missionSession({ day, memories }: SessionOf, skipsKnown: boolean): Question[] {
  const theme = themes[themeOfWeek(weekOf(day))] ?? []
  const words = missionWords([...theme, ...allWords], memories, dayAfter(day), { skipsKnown })
  return words.flatMap(({ word, task }) => (task === 'say' ? [] : [{ word, task }]))
}

/** Random games: each word and task of the grade is equally likely. */
const randomStrategy: PracticeStrategy = {
  name: 'random games of the grade',
  *session({ random }) {
    while (true) yield { word: random.pick(allWords), task: random.pick(askedTasks) }
  },
}

/** Random games of the themes that the class has reached. */
const reachedStrategy: PracticeStrategy = {
  name: 'random games of themes so far',
  *session({ day, random }) {
    const reached = themes.slice(0, weekOf(day) + 1).flat()
    while (true) yield { word: random.pick(reached), task: random.pick(askedTasks) }
  },
}

/**
 * Random words of the themes reached so far. As in the mission, tasks get harder with each day of success.
 */
const randomGrowingStrategy: PracticeStrategy = {
  name: 'the same, tasks that grow',
  *session({ day, memories, random }) {
    const reached = themes.slice(0, weekOf(day) + 1).flat()
    while (true) yield harderWithSuccess(random.pick(reached), memories)
  },
}

/** The week's words over and over, as for a test on Friday. */
const weeklyListStrategy: PracticeStrategy = {
  name: "the week's list",
  *session({ day, memories, random }) {
    const theme = themes[themeOfWeek(weekOf(day))] ?? []
    while (true) for (const word of random.shuffle(theme)) yield harderWithSuccess(word, memories)
  },
}

export const otherStrategies: readonly PracticeStrategy[] = [
  randomStrategy,
  reachedStrategy,
  randomGrowingStrategy,
  weeklyListStrategy,
  lightningStrategy,
]

function harderWithSuccess(word: string, memories: ReadonlyMap<string, Memory>): Question {
  const days = memories.get(word)?.days ?? 0
  return { word, task: askedTasks[Math.min(days, askedTasks.length - 1)] ?? 'spell' }
}

function weekOf(day: number): number {
  return Math.floor(day / 7)
}

const MINUTE = 1 / 1440
/** Sessions start at 10:00. */
const SESSION_AT = 10 / 24

export interface PracticeResult {
  /** Seconds of practice by day. */
  seconds: ReadonlyMap<number, number>
  /** First answers of a day to words met before, with the features of the memory before each answer. */
  shown: readonly (ObservedAnswers & { day: number })[]
  /** Predictions of these answers with the true probabilities. */
  predictedByLaw: readonly PredictedAnswers[]
  /** Words of the grade that the child recalls at the end. */
  recalled: number
  met: number
}

/**
 * Lets a child practise on `days`. A session ends with its last question, or after the day's `seconds` if
 * given; overtime is deducted from the next session. Wrong answers are asked again within the session until
 * they are right.
 */
export function practise(
  child: Child,
  strategy: PracticeStrategy,
  {
    days,
    random,
    seconds,
  }: { days: readonly number[]; random: Random; seconds?: ReadonlyMap<number, number> },
): PracticeResult {
  const memories = new Map<string, Memory>()
  const used = new Map<number, number>()
  const shown: (ObservedAnswers & { day: number })[] = []
  const predictedByLaw: PredictedAnswers[] = []
  let remaining = 0
  for (const day of days) {
    remaining += seconds ? (seconds.get(day) ?? 0) : Number.POSITIVE_INFINITY
    let spent = 0
    const at = () => day + SESSION_AT + (spent / 60) * MINUTE
    const before = new Map(memories)
    const ask = ({ word, task }: Question) => {
      if (!memories.has(word)) spent += child.show(word, at())
      const memory = before.get(word)
      const { right, options, likelihood, seconds: took } = child.answer(word, task, at())
      const facts = memory && featuresOfMemory(memory, dayAfter(day))
      if (facts && memories.get(word) === memory) {
        shown.push({ day, facts, options, right })
        predictedByLaw.push({ chance: likelihood, options: null, right, count: 1 })
      }
      const answer = { at: instant(day, spent), day: dayAfter(day), received: dayAfter(day) }
      memories.set(word, afterAnswer(memories.get(word) ?? null, { ...answer, task, right, options }))
      spent += took
      return right
    }
    const wrong: Question[] = []
    for (const question of strategy.session({ day, memories: before, random })) {
      if (spent >= remaining) break
      if (!ask(question)) wrong.push(question)
    }
    for (let next = wrong.shift(); next && spent < remaining; next = wrong.shift())
      if (!ask(next)) wrong.push(next)
    remaining -= spent
    used.set(day, spent)
  }
  const testedAt = (days.at(-1) ?? 0) + SCHOOL.restDays + SESSION_AT
  const recalled = allWords.filter((word) => random.next() < child.recall(word, testedAt)).length
  return { seconds: used, shown, predictedByLaw, recalled, met: memories.size }
}

function instant(day: number, seconds: number): string {
  return new Date(Date.parse(`${dayAfter(day)}T10:00:00.000Z`) + seconds * 1000).toISOString()
}
