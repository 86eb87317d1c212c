import { type Random, random } from '../games/random.ts'

/**
 * A check: words of a theme that a class is asked before and after it was taught, without a word of right or wrong. There are two
 * forms, of other words: half of the class, by chance, has the one before and the other after, and the other half the other way
 * round. So nobody is asked the same words twice, and the forms need not be equally hard.
 */

export const checkPhases = ['before', 'after'] as const
export type CheckPhase = (typeof checkPhases)[number]

/** How many words a form has at most, and how many a theme must have for two forms. */
export const CHECK_WORDS = 12
export const LEAST_WORDS = 12
/** Among how many the answer is chosen: two of twelve are right by chance. */
export const CHECK_OPTIONS = 6

/** The two forms of a theme's words, by chance; null where it has too few. */
export function formsOf<Word>(words: readonly Word[], seed: number): [Word[], Word[]] | null {
  if (words.length < LEAST_WORDS) return null
  const order = random(seed).shuffle(words)
  const size = Math.min(CHECK_WORDS, Math.floor(order.length / 2))
  return [order.slice(0, size), order.slice(size, 2 * size)]
}

/** Which form a pupil has: by chance before, the other after. */
export function formFor(checkID: number, userID: number, phase: CheckPhase): 0 | 1 {
  const first = chanceOf(checkID, userID).below(2)
  return first === (phase === 'before' ? 0 : 1) ? 0 : 1
}

interface Shown {
  word: string
  image: string | null
}

export interface CheckQuestion<Word> {
  asked: Word
  /** The asked word among others of the check, no two with one picture. */
  options: Word[]
}

/** The questions of a form, for a pupil always the same ones in the same order. */
export function questionsOf<Word extends Shown>(
  form: readonly Word[],
  all: readonly Word[],
  checkID: number,
  userID: number,
): CheckQuestion<Word>[] {
  const chance = chanceOf(checkID, userID)
  return chance.shuffle(form).map((asked) => {
    const pictures = new Set([asked.image])
    const others = chance.shuffle(all).filter((other) => {
      const isOther = other.word !== asked.word && (other.image === null || !pictures.has(other.image))
      if (isOther) pictures.add(other.image)
      return isOther
    })
    return { asked, options: chance.shuffle([asked, ...others.slice(0, CHECK_OPTIONS - 1)]) }
  })
}

function chanceOf(checkID: number, userID: number): Random {
  return random(Math.imul(checkID, 0x9e3779b1) ^ userID)
}

/** Of a pupil who took the check both times: words right before and after, of so many. */
export interface BothTimes {
  before: number
  after: number
}

/**
 * What a check measured. `few`: fewer than eight pupils took it both times. `ceiling`: nearly all was known before, so nothing could
 * grow. `same`: the difference is one that chance makes. Else the class knows `more` or `less`.
 */
export type CheckVerdict = 'few' | 'ceiling' | 'same' | 'more' | 'less'

const FEWEST = 8
const NEARLY_ALL = 0.85
/** A mean difference beyond so many of its standard errors is not by chance: once in twenty it is all the same. */
const SURE = 2

export function verdictOf(pairs: readonly BothTimes[], of: number): CheckVerdict {
  if (pairs.length < FEWEST) return 'few'
  if (meanOf(pairs.map(({ before }) => before)) > NEARLY_ALL * of) return 'ceiling'
  const differences = pairs.map(({ before, after }) => after - before)
  const difference = meanOf(differences)
  const spread =
    differences.reduce((sum, each) => sum + (each - difference) ** 2, 0) / (differences.length - 1)
  if (Math.abs(difference) <= SURE * Math.sqrt(spread / differences.length)) return 'same'
  return difference > 0 ? 'more' : 'less'
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
