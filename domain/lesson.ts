import { addDays } from './calendar.ts'
import { LESSONS_PATH } from './lesson-address.ts'

/** The rules of lessons: codes, days, and how steps count. */

/** Excludes letters that resemble another letter or a digit, and vowels, so that a code is never a word. */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ'
export const CODE_LENGTH = 4

export const MAX_STEPS = 20
/** Words per word step. Practising this many takes some minutes. */
export const MAX_WORDS_PER_STEP = 20
/** Per school. */
export const MAX_LESSONS = 300
/** From the first day to the last. */
export const MAX_LESSON_DAYS = 60

/** Days after the last day during which progress is accepted, e.g. from a tablet that was offline. */
export const LATE_DAYS = 7

export function lessonPath(code: string): string {
  return `${LESSONS_PATH}/${code}`
}

/** Path segments of the steps without a page: words to practise and printed sheets. */
const pathSegments = { words: 'mots', sheet: 'feuille' } as const
type OwnStepKind = keyof typeof pathSegments

/** Kind of a step, from its key (`words:1`). Null for the key of a page. */
export function ownStepKind(clientID: string): OwnStepKind | null {
  const [, kind] = /^(words|sheet):[1-9]\d?$/.exec(clientID) ?? []
  return kind === 'words' || kind === 'sheet' ? kind : null
}

/** An unused key for a step without a page. */
export function newStepKey(kind: OwnStepKind, steps: readonly { clientID: string }[]): string {
  const taken = new Set(steps.map(({ clientID }) => clientID))
  for (let number = 1; ; number++) if (!taken.has(`${kind}:${number}`)) return `${kind}:${number}`
}

interface Step {
  clientID: string
  words?: readonly { word: string }[] | undefined
  sheet?: { title: string; choices: object } | undefined
}

/**
 * Keys of steps without a page that were removed or got other words or another sheet. Pupils have to repeat
 * them.
 */
export function changedOwnSteps(previous: readonly Step[], next: readonly Step[]): string[] {
  return previous
    .filter(({ clientID, words, sheet }) => {
      const current = next.find((step) => step.clientID === clientID)
      if (sheet) return JSON.stringify(current?.sheet) !== JSON.stringify(sheet)
      return words && !current?.words?.every(({ word }) => words.some((each) => each.word === word))
    })
    .map(({ clientID }) => clientID)
}

/** The address of a step without a page: `/lecon/BCDF/mots/1`. */
export function ownStepPath(code: string, clientID: string): string {
  const [, number] = clientID.split(':')
  return `${lessonPath(code)}/${pathSegments[ownStepKind(clientID) ?? 'words']}/${number}`
}

/** Parses an address after `/lecon/`: a code, and the key of the open step if it has no page. */
export function readLessonAddress(rest: string): { code: string; step: string | null } {
  const [typed = '', place, number] = rest.split('/')
  const kind = place === pathSegments.words ? 'words' : place === pathSegments.sheet ? 'sheet' : null
  if (kind === null || number === undefined) return { code: normalizeCode(rest), step: null }
  return { code: normalizeCode(typed), step: `${kind}:${number}` }
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
  return lastDay > addDays(firstDay, MAX_LESSON_DAYS)
    ? `doit être au plus ${MAX_LESSON_DAYS} jours plus tard`
    : null
}

/** The first step that is open and not done, or null. */
export function nextStep<Step extends { clientID: string }>(
  steps: readonly Step[],
  { done, isOpen }: { done: ReadonlySet<string>; isOpen(step: Step): boolean },
): Step | null {
  return steps.find((step) => isOpen(step) && !done.has(step.clientID)) ?? null
}
