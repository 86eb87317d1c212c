import { addDays } from './calendar.ts'
import { LESSONS_PATH } from './lesson-address.ts'

/** The rules of a lesson: its code, its days, and how its steps count. */

/**
 * The letters of a code: those that are not taken for another letter or a digit, and no vowels, so that a code is never a word.
 * Four of them are some hundred thousand codes.
 */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ'
export const CODE_LENGTH = 4

export const MOST_STEPS = 20
/** Of a step that is words: a run of them lasts some minutes. */
export const MOST_WORDS = 20
/** Of all that the school keeps. */
export const MOST_LESSONS = 300
/** From the first day to the last. */
export const MOST_DAYS = 60

/** How long after its last day what was done in a lesson still arrives: from a tablet that was without a network, or a child who was ill. */
const LATE_DAYS = 7

export function lessonPath(code: string): string {
  return `${LESSONS_PATH}/${code}`
}

const WORDS_KEY = 'words:'
const WORDS_PLACE = 'mots'

/** Whether the key of a step is that of words, `words:1`, and not of a page. */
export function isWordsStep(clientID: string): boolean {
  return /^words:[1-9]\d?$/.test(clientID)
}

/** A key for words that none of the steps has. */
export function newWordsKey(steps: readonly { clientID: string }[]): string {
  const taken = new Set(steps.map(({ clientID }) => clientID))
  for (let number = 1; ; number++) if (!taken.has(WORDS_KEY + number)) return WORDS_KEY + number
}

interface Step {
  clientID: string
  words?: readonly { word: string }[] | undefined
}

/** The keys of words that are gone from a lesson, or ask for a word that they did not: who had done them has not done what stands there now. */
export function changedWords(former: readonly Step[], present: readonly Step[]): string[] {
  return former
    .filter(({ clientID, words }) => {
      const now = present.find((step) => step.clientID === clientID)?.words
      return words && !now?.every(({ word }) => words.some((each) => each.word === word))
    })
    .map(({ clientID }) => clientID)
}

/** Where a step of words is played: `/lecon/BCDF/mots/1`. */
export function wordsStepPath(code: string, clientID: string): string {
  return `${lessonPath(code)}/${WORDS_PLACE}/${clientID.slice(WORDS_KEY.length)}`
}

/** What an address says behind `/lecon/`: a code, and the key of a step of words where one is open. */
export function readLessonAddress(rest: string): { code: string; step: string | null } {
  const [typed = '', place, number] = rest.split('/')
  if (place !== WORDS_PLACE || number === undefined) return { code: plainCode(rest), step: null }
  return { code: plainCode(typed), step: WORDS_KEY + number }
}

/** A code as it is kept, however it was typed: `bc df` and `BC-DF` are `BCDF`. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '')
}

export function isLessonCode(code: string): boolean {
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter))
}

/** A code at random. @param random so many numbers from 0 up to 1 */
export function codeFrom(random: readonly number[]): string {
  return random.map((each) => CODE_LETTERS[Math.floor(each * CODE_LETTERS.length)]).join('')
}

interface Days {
  firstDay: string
  lastDay: string
}

/** Whether a lesson is to come, goes on, or is over on a day of the school. */
export function whenIs({ firstDay, lastDay }: Days, today: string): 'coming' | 'now' | 'over' {
  if (today < firstDay) return 'coming'
  return today <= lastDay ? 'now' : 'over'
}

/** Whether what was done still counts on a day of the school. */
export function stillCounts(days: Days, today: string): boolean {
  return days.firstDay <= today && today <= addDays(days.lastDay, LATE_DAYS)
}

/** Why a lesson cannot last from one day to the other; null where it can. */
export function daysFault({ firstDay, lastDay }: Days): string | null {
  if (lastDay < firstDay) return 'doit être le premier jour ou un jour plus tard'
  return lastDay > addDays(firstDay, MOST_DAYS) ? `doit être au plus ${MOST_DAYS} jours plus tard` : null
}

/** The first step that is open and not done; null where all that can be done is. */
export function nextStep<Step extends { clientID: string }>(
  steps: readonly Step[],
  { done, isOpen }: { done: ReadonlySet<string>; isOpen(step: Step): boolean },
): Step | null {
  return steps.find((step) => isOpen(step) && !done.has(step.clientID)) ?? null
}
