import type { Random } from '../../../domain/games/random.ts'
import type { Told } from '../../../domain/learning/evidence.ts'
import { afterAnswer, type Memory } from '../../../domain/learning/memory.ts'
import { mission } from '../../../domain/learning/mission.ts'
import { factsOf, type Shown } from '../../../domain/learning/prediction.ts'
import { type AskedTask, askedTasks, type Child } from './child.ts'
import { allWords, dayAfter, SCHOOL, themeOfWeek, themes } from './school.ts'

/** What a child is asked on a day of practice. */
interface Question {
  word: string
  task: AskedTask
}

/** One way to practise. */
export interface Way {
  name: string
  /** The questions of a session; those of an endless one are asked until its time is over. */
  session(of: { day: number; memories: ReadonlyMap<string, Memory>; random: Random }): Iterable<Question>
}

/** The mission of the site, by its own rules: the class's theme first, then the grade's words in order. */
export const missionWay: Way = {
  name: 'mission',
  session({ day, memories }) {
    const theme = themes[themeOfWeek(weekOf(day))] ?? []
    return mission([...theme, ...allWords], memories, dayAfter(day)).flatMap(({ word, task }) =>
      task === 'say' ? [] : [{ word, task }],
    )
  },
}

/** Games of the grade, each word and task as likely as any other: a child who plays whatever there is. */
const randomWay: Way = {
  name: 'random games of the grade',
  *session({ random }) {
    while (true) yield { word: random.pick(allWords), task: random.pick(askedTasks) }
  },
}

/** As that, but only of the themes that the class has come to. */
const reachedWay: Way = {
  name: 'random games of themes so far',
  *session({ day, random }) {
    const reached = themes.slice(0, weekOf(day) + 1).flat()
    while (true) yield { word: random.pick(reached), task: random.pick(askedTasks) }
  },
}

/** As that, but asked as the mission asks: the task grows with the days of success. */
const randomGrowingWay: Way = {
  name: 'the same, tasks that grow',
  *session({ day, memories, random }) {
    const reached = themes.slice(0, weekOf(day) + 1).flat()
    while (true) yield growing(random.pick(reached), memories)
  },
}

/** The list of the week, over and over, as for a test on Friday. */
const weeklyListWay: Way = {
  name: "the week's list",
  *session({ day, memories, random }) {
    const theme = themes[themeOfWeek(weekOf(day))] ?? []
    while (true) for (const word of random.shuffle(theme)) yield growing(word, memories)
  },
}

export const otherWays: readonly Way[] = [randomWay, reachedWay, randomGrowingWay, weeklyListWay]

function growing(word: string, memories: ReadonlyMap<string, Memory>): Question {
  const days = memories.get(word)?.days ?? 0
  return { word, task: askedTasks[Math.min(days, askedTasks.length - 1)] ?? 'spell' }
}

function weekOf(day: number): number {
  return Math.floor(day / 7)
}

const MINUTE = 1 / 1440
/** Sessions are at ten in the morning. */
const SESSION_AT = 10 / 24

export interface Practised {
  /** The seconds of each session, by its day. */
  seconds: ReadonlyMap<number, number>
  /** Answers on later days than the first, with what had been known of their words. */
  shown: readonly (Shown & { day: number })[]
  /** What was predicted of them by who knows the law and the child: nothing could predict better. */
  toldByLaw: readonly Told[]
  /** How many words of the grade the child says after the rest. */
  recalled: number
  met: number
}

/**
 * A child practises for the weeks of the school on `days`. Where `seconds` are given each session lasts as long, what one runs over being taken
 * from the next; else until its questions are done. What was wrong comes back within the session until it is right.
 */
export function practise(
  child: Child,
  way: Way,
  {
    days,
    random,
    seconds,
  }: { days: readonly number[]; random: Random; seconds?: ReadonlyMap<number, number> },
): Practised {
  const memories = new Map<string, Memory>()
  const used = new Map<number, number>()
  const shown: (Shown & { day: number })[] = []
  const toldByLaw: Told[] = []
  let left = 0
  for (const day of days) {
    left += seconds ? (seconds.get(day) ?? 0) : Number.POSITIVE_INFINITY
    let spent = 0
    const at = () => day + SESSION_AT + (spent / 60) * MINUTE
    const before = new Map(memories)
    const ask = ({ word, task }: Question) => {
      if (!memories.has(word)) spent += child.show(word, at())
      const memory = before.get(word)
      const { right, options, likely, seconds: took } = child.answer(word, task, at())
      const facts = memory && factsOf(memory, dayAfter(day))
      if (facts && memories.get(word) === memory) {
        shown.push({ day, facts, options, right })
        toldByLaw.push({ chance: likely, options: null, right, count: 1 })
      }
      const answer = { at: instant(day, spent), day: dayAfter(day), received: dayAfter(day) }
      memories.set(word, afterAnswer(memories.get(word) ?? null, { ...answer, task, right, options }))
      spent += took
      return right
    }
    const wrong: Question[] = []
    for (const question of way.session({ day, memories: before, random })) {
      if (spent >= left) break
      if (!ask(question)) wrong.push(question)
    }
    for (let next = wrong.shift(); next && spent < left; next = wrong.shift())
      if (!ask(next)) wrong.push(next)
    left -= spent
    used.set(day, spent)
  }
  const asked = (days.at(-1) ?? 0) + SCHOOL.restDays + SESSION_AT
  const recalled = allWords.filter((word) => random.next() < child.recall(word, asked)).length
  return { seconds: used, shown, toldByLaw, recalled, met: memories.size }
}

function instant(day: number, seconds: number): string {
  return new Date(Date.parse(`${dayAfter(day)}T10:00:00.000Z`) + seconds * 1000).toISOString()
}
