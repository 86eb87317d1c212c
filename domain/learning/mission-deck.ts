import * as z from 'zod/mini'
import type { RememberedWord, ShownWord } from '../api/words.ts'
import { asAsked, askedTasks, askedWord } from './asked-word.ts'
import { taskAfter, type WordTask } from './task.ts'

/** A word of the mission, and what is asked of it. `isNew`: it is met before it is asked; `isSaid`: it is said aloud after that. */
const missionTask = z.object({
  word: askedWord,
  task: z.enum(askedTasks),
  isNew: z.boolean(),
  isSaid: z.optional(z.boolean()),
})
export type MissionTask = z.infer<typeof missionTask>

/** `others`: words besides those of the mission, among which its own are chosen. */
export const missionDeck = z.object({ tasks: z.array(missionTask), others: z.array(askedWord) })
export type MissionDeck = z.infer<typeof missionDeck>

/** Among so many other words those of a mission are chosen. */
const MOST_OTHERS = 30
/** Of so many words the last is said aloud. */
const SAID_OF = 3

/**
 * Remaining words: those not answered correctly today, or all words again if none remain.
 * @param met the words that the pupil has met, of which those of the mission's pages come first
 * @param maySpeak whether the pupil's class has microphones: then some words are said too
 */
export function dealMission(
  words: readonly (ShownWord & { task: WordTask; isNew: boolean; isDone: boolean })[],
  met: readonly ShownWord[],
  maySpeak: boolean,
): MissionDeck {
  const left = words.filter(({ isDone }) => !isDone)
  const played = left.length > 0 ? left : words
  const pages = new Set(words.map(({ page }) => page))
  const inMission = new Set(played.map(({ word }) => word))
  const others = [...words, ...met.filter(({ page }) => pages.has(page)), ...met].filter(
    ({ word }) => !inMission.has(word),
  )
  return {
    tasks: played.map(({ task, isNew, ...word }, place) => ({
      word: asAsked(word),
      task: task === 'say' ? 'recognise' : task,
      isNew,
      isSaid: maySpeak && place % SAID_OF === SAID_OF - 1,
    })),
    others: [...new Map(others.map((word) => [word.word, asAsked(word)])).values()].slice(0, MOST_OTHERS),
  }
}

/** The words of a lesson, asked as hard as the pupil knows each of them; one that the pupil has not met is met first. */
export function dealLessonWords(
  words: readonly ShownWord[],
  met: readonly Pick<RememberedWord, keyof ShownWord | 'days'>[],
): MissionDeck {
  const days = new Map(met.map((each) => [each.word, each.days]))
  const asked = words.map((word) => {
    const known = days.get(word.word)
    return { ...word, task: taskAfter(known ?? 0), isNew: known === undefined, isDone: false }
  })
  return dealMission(asked, met, false)
}
