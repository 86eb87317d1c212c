import { textKey } from '../games/plain-text.ts'
import { type Random, random } from '../games/random.ts'
import { groupBy } from '../group-by.ts'

/**
 * A check asks a class for words of a theme before and after it is taught, without feedback. It has two
 * forms with different words. A random half of the class gets one form before and the other after, the
 * other half the reverse. So nobody sees a word twice, and the forms need not be equally hard.
 */

export const checkPhases = ['before', 'after'] as const
export type CheckPhase = (typeof checkPhases)[number]

/** Maximum number of words per form, and minimum number of words in a theme. */
export const MAX_FORM_WORDS = 12
export const MIN_THEME_WORDS = 12
/** Options per question: guessing gets two of twelve right. */
export const CHECK_OPTIONS = 6

/** Splits a theme's words randomly into two forms; null if there are too few. */
export function formsOf<Word>(words: readonly Word[], seed: number): [Word[], Word[]] | null {
  if (words.length < MIN_THEME_WORDS) return null
  const order = random(seed).shuffle(words)
  const size = Math.min(MAX_FORM_WORDS, Math.floor(order.length / 2))
  return [order.slice(0, size), order.slice(size, 2 * size)]
}

/** The form that a pupil gets: a random one before the theme, the other one after it. */
export function formFor(checkID: number, userID: number, phase: CheckPhase): 0 | 1 {
  const first = chanceOf(checkID, userID).below(2)
  return first === (phase === 'before' ? 0 : 1) ? 0 : 1
}

interface Shown {
  word: string
  english: string
  image: string | null
}

export interface CheckQuestion<Word> {
  asked: Word
  /** The asked word and others of the check, all different: all have pictures, or all `image` are null. */
  options: Word[]
}

/** The questions of a form. Deterministic per check and pupil. */
export function questionsOf<Word extends Shown>(
  form: readonly Word[],
  all: readonly Word[],
  checkID: number,
  userID: number,
): CheckQuestion<Word>[] {
  const chance = chanceOf(checkID, userID)
  return chance.shuffle(form).map((asked) => {
    const words = [asked, ...chance.shuffle(all)]
    const byPicture = optionsOf(words, ({ image }) => image)
    const byEnglish = optionsOf(words, ({ english }) => textKey(english))
    const inEnglish = byEnglish.map((word) => ({ ...word, image: null }))
    return { asked, options: chance.shuffle(byPicture.length < inEnglish.length ? inEnglish : byPicture) }
  })
}

/**
 * The first words with different faces (pictures or English). The first word is the asked one; if it has no
 * face, the result is empty.
 */
function optionsOf<Word extends Shown>(
  words: readonly Word[],
  faceOf: (word: Word) => string | null,
): Word[] {
  const options = [...groupBy(words, faceOf)].flatMap(([face, [word]]) => (face && word ? word : []))
  return options[0] === words[0] ? options.slice(0, CHECK_OPTIONS) : []
}

function chanceOf(checkID: number, userID: number): Random {
  return random(Math.imul(checkID, 0x9e3779b1) ^ userID)
}

/** Number of right words in each phase, for a pupil who took the check in both. */
export interface CheckResultPair {
  before: number
  after: number
}

/**
 * The result of a check. `few`: fewer than eight pupils took it in both phases. `ceiling`: nearly everything
 * was known before. `same`: the difference is within chance. Otherwise the class knows `more` or `less`.
 */
export type CheckVerdict = 'few' | 'ceiling' | 'same' | 'more' | 'less'

const MIN_PUPILS = 8
const CEILING_SHARE = 0.85
/** A mean difference of more than this many standard errors is significant, with 5 % false positives. */
const SIGNIFICANT_ERRORS = 2

export function verdictOf(pairs: readonly CheckResultPair[], wordCount: number): CheckVerdict {
  if (pairs.length < MIN_PUPILS) return 'few'
  if (meanOf(pairs.map(({ before }) => before)) > CEILING_SHARE * wordCount) return 'ceiling'
  const differences = pairs.map(({ before, after }) => after - before)
  const difference = meanOf(differences)
  const variance =
    differences.reduce((sum, each) => sum + (each - difference) ** 2, 0) / (differences.length - 1)
  if (Math.abs(difference) <= SIGNIFICANT_ERRORS * Math.sqrt(variance / differences.length)) return 'same'
  return difference > 0 ? 'more' : 'less'
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
