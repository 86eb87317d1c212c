import { addDays } from './calendar.ts'
import { LESSONS_PATH } from './lesson-address.ts'

/** The rules of lessons: codes, days, and how steps count. */

/** No letter that resembles another or a digit, and no vowels, so that a code is never a word. */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ'
export const CODE_LENGTH = 4

export const MAX_STEPS = 20
/** Per step of words. Practising this many takes some minutes. */
export const MAX_WORDS = 20
/** Per school. */
export const MAX_LESSONS = 300
/** From the first day to the last. */
export const MAX_DAYS = 60

/** Days after the last day during which progress is accepted, e.g. from a tablet that was offline. */
export const LATE_DAYS = 7

export function lessonPath(code: string): string {
  return `${LESSONS_PATH}/${code}`
}

const WORDS_KEY = 'words:'
const WORDS_PLACE = 'mots'

/** True if the key is that of a step of words (`words:1`) instead of a page. */
export function isWordsStep(clientID: string): boolean {
  return /^words:[1-9]\d?$/.test(clientID)
}

/** An unused key for a step of words. */
export function newWordsKey(steps: readonly { clientID: string }[]): string {
  const taken = new Set(steps.map(({ clientID }) => clientID))
  for (let number = 1; ; number++) if (!taken.has(WORDS_KEY + number)) return WORDS_KEY + number
}

interface Step {
  clientID: string
  words?: readonly { word: string }[] | undefined
}

/** The keys of word steps that were removed or got a new word. Pupils have to do these again. */
export function changedWordSteps(previous: readonly Step[], next: readonly Step[]): string[] {
  return previous
    .filter(({ clientID, words }) => {
      const currentWords = next.find((step) => step.clientID === clientID)?.words
      return words && !currentWords?.every(({ word }) => words.some((each) => each.word === word))
    })
    .map(({ clientID }) => clientID)
}

/** The address of a step of words: `/lecon/BCDF/mots/1`. */
export function wordsStepPath(code: string, clientID: string): string {
  return `${lessonPath(code)}/${WORDS_PLACE}/${clientID.slice(WORDS_KEY.length)}`
}

/** Parses an address after `/lecon/`: a code, and the key of the open step of words if there is one. */
export function readLessonAddress(rest: string): { code: string; step: string | null } {
  const [typed = '', place, number] = rest.split('/')
  if (place !== WORDS_PLACE || number === undefined) return { code: normalizeCode(rest), step: null }
  return { code: normalizeCode(typed), step: WORDS_KEY + number }
}

/** Normalizes a typed code: `bc df` and `BC-DF` become `BCDF`. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '')
}

export function isLessonCode(code: string): boolean {
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter))
}

/** Makes a code. @param random one number from 0 up to 1 per letter */
export function makeCode(random: readonly number[]): string {
  return random.map((each) => CODE_LETTERS[Math.floor(each * CODE_LETTERS.length)]).join('')
}

interface Days {
  firstDay: string
  lastDay: string
}

/** Whether a lesson is upcoming, current or over on a school day. */
export function lessonPhase({ firstDay, lastDay }: Days, today: string): 'coming' | 'now' | 'over' {
  if (today < firstDay) return 'coming'
  return today <= lastDay ? 'now' : 'over'
}

/** True if progress still counts on a school day. */
export function acceptsProgress(days: Days, today: string): boolean {
  return days.firstDay <= today && today <= addDays(days.lastDay, LATE_DAYS)
}

/** The end of a French sentence about why these days are invalid; null if they are valid. */
export function daysFault({ firstDay, lastDay }: Days): string | null {
  if (lastDay < firstDay) return 'doit être le premier jour ou un jour plus tard'
  return lastDay > addDays(firstDay, MAX_DAYS) ? `doit être au plus ${MAX_DAYS} jours plus tard` : null
}

/** The first step that is open and not done, or null. */
export function nextStep<Step extends { clientID: string }>(
  steps: readonly Step[],
  { done, isOpen }: { done: ReadonlySet<string>; isOpen(step: Step): boolean },
): Step | null {
  return steps.find((step) => isOpen(step) && !done.has(step.clientID)) ?? null
}
