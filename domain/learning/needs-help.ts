/** How a pupil did lately at a word that they had met on an earlier day: first tries that tell something, one of a school day. */
export interface LateTries {
  word: string
  tries: number
  wrong: number
}

/** For how many days back tries are looked at. */
export const HELP_DAYS = 14

/** How often a child who knows what they practise is wrong all the same. */
const USUAL_WRONG = 0.1
/** So rarely may such a child be named by chance, of each time that somebody looks: once in a million. */
const BY_CHANCE = 1e-6
/** From which part of wrong tries on help is needed, however many tries there were. */
const WRONG_SHARE = 1 / 3
/** How many words were wrong more than once. */
const REPEATED_WORDS = 2

/**
 * The words with which a pupil needs help, the most often wrong first; empty where they need none, or too little is known. A
 * pupil needs help who is wrong at a third of what they had met before, again at the same words, and more often than one who is
 * right nine times of ten would ever be by chance.
 */
export function needsHelpWith(late: readonly LateTries[]): LateTries[] {
  const tries = late.reduce((sum, each) => sum + each.tries, 0)
  const wrong = late.reduce((sum, each) => sum + each.wrong, 0)
  const repeated = late
    .filter((each) => each.wrong > 1)
    .toSorted((one, other) => other.wrong - one.wrong || (one.word < other.word ? -1 : 1))
  const needsHelp =
    repeated.length >= REPEATED_WORDS &&
    wrong >= tries * WRONG_SHARE &&
    chanceOfAtLeast(wrong, tries, USUAL_WRONG) < BY_CHANCE
  return needsHelp ? repeated : []
}

/** How likely `least` or more of `all` happen where each does with `chance`: the binomial's upper tail. */
export function chanceOfAtLeast(least: number, all: number, chance: number): number {
  let exactly = (1 - chance) ** all
  let below = 0
  for (let many = 0; many < least; many++) {
    below += exactly
    exactly *= ((all - many) / (many + 1)) * (chance / (1 - chance))
  }
  // What is left of one is lost in rounding where nearly nothing is: then it is summed from above.
  if (below < 0.999) return 1 - below
  let above = 0
  for (let many = least; many <= all; many++) {
    above += exactly
    exactly *= ((all - many) / (many + 1)) * (chance / (1 - chance))
  }
  return above
}
