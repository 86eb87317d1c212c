import type { RememberedWord } from '../api/words.ts'
import { weekOf } from '../calendar.ts'
import { groupBy } from '../group-by.ts'
import { isPlant } from './plant.ts'

/** Number of words that a day, i.e. its mission, adds to the week's picture. */
export const WORDS_PER_DAY = 3

/**
 * The words that fill the pictures of the weeks, by week: with a picture, in the order in which the pupil met
 * them. Later answers do not change them, so that past pictures stay as they were.
 */
export function wordsByWeek<Word extends Pick<RememberedWord, 'french' | 'image' | 'firstSeen'>>(
  words: readonly Word[],
  { dayOf, max }: { dayOf: (instant: string) => string; max: number },
): ReadonlyMap<string, readonly Word[]> {
  const inOrder = words
    .filter((word) => word.image !== null && isPlant(word))
    .toSorted((one, other) => one.firstSeen.localeCompare(other.firstSeen))
  const days = groupBy(inOrder, ({ firstSeen }) => dayOf(firstSeen))
  const weeks = groupBy(days, ([day]) => weekOf(day))
  return new Map(
    [...weeks].map(([week, itsDays]) => [
      week,
      itsDays.flatMap(([_day, found]) => found.slice(0, WORDS_PER_DAY)).slice(0, max),
    ]),
  )
}
