import * as z from 'zod/mini'
import type { ShownWord } from '../api/words.ts'
import { asAsked, askedTasks, askedWord } from './asked-word.ts'
import type { WordTask } from './task.ts'

/** A word of the mission, and what is asked of it. `isNew`: it is met before it is asked. */
const missionTask = z.object({ word: askedWord, task: z.enum(askedTasks), isNew: z.boolean() })
export type MissionTask = z.infer<typeof missionTask>

/** `others`: words besides those of the mission, among which its own are chosen. */
export const missionDeck = z.object({ tasks: z.array(missionTask), others: z.array(askedWord) })
export type MissionDeck = z.infer<typeof missionDeck>

/** Among so many other words those of a mission are chosen. */
const MOST_OTHERS = 30

/**
 * What is left to do of a mission: the words that nobody has answered today or, where all were, all of them once more.
 * @param met the words that the pupil has met, of which those of the mission's pages come first
 */
export function dealMission(
  words: readonly (ShownWord & { task: WordTask; isNew: boolean; isDone: boolean })[],
  met: readonly ShownWord[],
): MissionDeck {
  const left = words.filter(({ isDone }) => !isDone)
  const played = left.length > 0 ? left : words
  const pages = new Set(words.map(({ page }) => page))
  const inMission = new Set(played.map(({ word }) => word))
  const others = [...words, ...met.filter(({ page }) => pages.has(page)), ...met].filter(
    ({ word }) => !inMission.has(word),
  )
  return {
    tasks: played.map(({ task, isNew, ...word }) => ({
      word: asAsked(word),
      task: task === 'say' ? 'recognise' : task,
      isNew,
    })),
    others: [...new Map(others.map((word) => [word.word, asAsked(word)])).values()].slice(0, MOST_OTHERS),
  }
}
