import * as z from 'zod/mini'
import type { RememberedWord, ShownWord } from '../api/words.ts'
import { type Support, supportList } from '../supports.ts'
import { askedTasks, askedWord, toAskedWord } from './asked-word.ts'
import { taskAfter, type WordTask } from './task.ts'

/** A word with its task. `isNew`: shown before it is asked; `isSaid`: the pupil says it afterwards. */
const missionTask = z.object({
  word: askedWord,
  task: z.enum(askedTasks),
  isNew: z.boolean(),
  isSaid: z.optional(z.boolean()),
})
export type MissionTask = z.infer<typeof missionTask>

/** `others`: further words that serve as wrong options. `supports`: the pupil's when it was dealt. */
export const missionDeck = z.object({
  tasks: z.array(missionTask),
  others: z.array(askedWord),
  supports: z.optional(supportList),
})
export type MissionDeck = z.infer<typeof missionDeck>

/** Maximum number of further words. */
const MAX_OTHERS = 30
/** Every third word is said aloud. */
const SAY_EVERY = 3

/**
 * The words not answered correctly today, or all words if none remain.
 * @param met words that the pupil has met, used as wrong options; those of the mission's pages first
 * @param canSpeak true if the pupil's class has microphones, so that some words are said aloud
 */
export function dealMission(
  words: readonly (ShownWord & { task: WordTask; isNew: boolean; isDone: boolean })[],
  met: readonly ShownWord[],
  canSpeak: boolean,
  supports: Support[] = [],
): MissionDeck {
  const remaining = words.filter(({ isDone }) => !isDone)
  const played = remaining.length > 0 ? remaining : words
  const pages = new Set(words.map(({ page }) => page))
  const inMission = new Set(played.map(({ word }) => word))
  const others = [...words, ...met.filter(({ page }) => pages.has(page)), ...met].filter(
    ({ word }) => !inMission.has(word),
  )
  return {
    tasks: played.map(({ task, isNew, ...word }, place) => ({
      word: toAskedWord(word),
      task: task === 'say' ? 'recognise' : task,
      isNew,
      isSaid: canSpeak && place % SAY_EVERY === SAY_EVERY - 1,
    })),
    others: [...new Map(others.map((word) => [word.word, toAskedWord(word)])).values()].slice(0, MAX_OTHERS),
    ...(supports.length > 0 && { supports }),
  }
}

type MetWord = Pick<RememberedWord, keyof ShownWord | 'days'>

/** The words that the pupil knows least, in the given order. */
export function weakestWords(
  words: readonly ShownWord[],
  met: readonly MetWord[],
  size: number,
): ShownWord[] {
  const days = new Map(met.map((each) => [each.word, each.days]))
  const known = ({ word }: ShownWord) => days.get(word) ?? -1
  const weakest = new Set(words.toSorted((one, other) => known(one) - known(other)).slice(0, size))
  return words.filter((word) => weakest.has(word))
}

/**
 * Words to practise, each with a task that fits how well the pupil knows it. New words are shown first.
 * @param others further words that serve as wrong options
 */
export function dealPractice(
  words: readonly ShownWord[],
  met: readonly MetWord[],
  supports?: Support[],
  others: readonly ShownWord[] = [],
): MissionDeck {
  const days = new Map(met.map((each) => [each.word, each.days]))
  const asked = words.map((word) => {
    const known = days.get(word.word)
    return { ...word, task: taskAfter(known ?? 0), isNew: known === undefined, isDone: false }
  })
  return dealMission(asked, [...others, ...met], false, supports)
}
