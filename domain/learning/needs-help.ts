/** Recent results for a word met on an earlier day: informative first tries, at most one per day. */
export interface RecentTries {
  word: string
  tries: number
  wrong: number
}

/** How many days back tries are considered. */
export const HELP_DAYS = 14

/** Normal error rate of a pupil who knows the words. */
const NORMAL_ERROR_RATE = 0.1
/** Maximum probability of flagging such a pupil by chance, each time the list is computed. */
const MAX_FALSE_ALARM = 1e-6
/** Minimum share of wrong tries, whatever their number. */
const MIN_WRONG_SHARE = 1 / 3
/** Minimum number of words that were wrong more than once. */
const MIN_REPEATED_WORDS = 2

/**
 * The words with which a pupil needs help, most often wrong first. Empty unless the pupil was wrong in a
 * third of the tries, repeatedly at the same words, and more often than a pupil with 90 % accuracy would be
 * by chance.
 */
export function needsHelpWith(late: readonly RecentTries[]): RecentTries[] {
  const tries = late.reduce((sum, each) => sum + each.tries, 0)
  const wrong = late.reduce((sum, each) => sum + each.wrong, 0)
  const repeated = late
    .filter((each) => each.wrong > 1)
    .toSorted((one, other) => other.wrong - one.wrong || (one.word < other.word ? -1 : 1))
  const needsHelp =
    repeated.length >= MIN_REPEATED_WORDS &&
    wrong >= tries * MIN_WRONG_SHARE &&
    chanceOfAtLeast(wrong, tries, NORMAL_ERROR_RATE) < MAX_FALSE_ALARM
  return needsHelp ? repeated : []
}

/** Upper tail of the binomial distribution: probability of `min` or more successes in `all` trials. */
export function chanceOfAtLeast(min: number, all: number, chance: number): number {
  let probability = (1 - chance) ** all
  let below = 0
  for (let successes = 0; successes < min; successes++) {
    below += probability
    probability *= ((all - successes) / (successes + 1)) * (chance / (1 - chance))
  }
  // For tiny tails, 1 - below would lose precision, so the tail is summed directly.
  if (below < 0.999) return 1 - below
  let above = 0
  for (let successes = min; successes <= all; successes++) {
    above += probability
    probability *= ((all - successes) / (successes + 1)) * (chance / (1 - chance))
  }
  return above
}
