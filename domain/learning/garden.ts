import type { RememberedWord } from '../api/words.ts'
import { nextSchoolDay } from '../calendar.ts'
import { groupBy } from '../group-by.ts'
import { type AskedTask, askedTasks } from './asked-word.ts'
import { isPlant } from './plant.ts'

/** The met words of a theme, shown as a bed of plants. */
export interface Bed {
  /** The key of the theme's page, or its title. */
  key: string
  title: string
  words: RememberedWord[]
  thirsty: number
  inBloom: number
  /** Number of words that have grown this week. */
  grown: number
}

/** The strength of a plant in bloom. */
export const BLOOM_STRENGTH = 5

/** True if the plant needs water on a day (`YYYY-MM-DD`), because its word is due. */
export function isThirsty({ due }: Pick<RememberedWord, 'due'>, day: string): boolean {
  return due !== null && due <= day
}

/** True if the plant has grown since the school's week began. */
export function hasGrown({ strength, before }: Pick<RememberedWord, 'strength' | 'before'>): boolean {
  return strength > before
}

type Success = Pick<RememberedWord, 'strength' | 'days' | 'due' | 'lastSeen'>

/**
 * The school day on which the plant last grew, if nothing was answered since; else null. A wrong answer makes
 * the word due on the next school day, a right one later. Beyond its maximum strength a plant does not grow.
 */
function lastGrowthDay(
  { strength, days, due, lastSeen }: Success,
  dayOf: (instant: string) => string,
): string | null {
  const day = dayOf(lastSeen)
  return strength > 0 && strength === days && due !== null && due > nextSchoolDay(day) ? day : null
}

/**
 * Plants open overnight: those that grew today are buds (`closed`), those that grew since the last visit have
 * opened. `shownOn` is the day on which an opening was last shown; without one, only the latest day counts.
 */
export function overnight<Word extends Success & Pick<RememberedWord, 'word'>>(
  words: readonly Word[],
  { today, shownOn, dayOf }: { today: string; shownOn: string | null; dayOf: (instant: string) => string },
): { closed: ReadonlySet<string>; opened: ReadonlySet<string> } {
  const grown = words.flatMap((word) => {
    const day = lastGrowthDay(word, dayOf)
    return day === null ? [] : [{ word: word.word, day }]
  })
  const earlier = grown.filter(({ day }) => day < today)
  const since =
    shownOn ??
    earlier
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ??
    ''
  return {
    closed: new Set(grown.filter(({ day }) => day >= today).map(({ word }) => word)),
    opened: new Set(earlier.filter(({ day }) => day >= since).map(({ word }) => word)),
  }
}

/**
 * One bed per theme, without sentences: beds with most thirsty words first, then by title; within a bed
 * thirsty words first.
 */
export function bedsOf(words: readonly RememberedWord[], day: string): Bed[] {
  const groups = groupBy(words.filter(isPlant), ({ page, theme }) => page ?? theme)
  return [...groups]
    .map(([key, all]) => ({
      key,
      title: all[0]?.theme ?? '',
      words: all.toSorted((one, other) => Number(isThirsty(other, day)) - Number(isThirsty(one, day))),
      thirsty: all.filter((word) => isThirsty(word, day)).length,
      inBloom: all.filter(({ strength }) => strength === BLOOM_STRENGTH).length,
      grown: all.filter(hasGrown).length,
    }))
    .toSorted((one, other) => other.thirsty - one.thirsty || one.title.localeCompare(other.title, 'fr'))
}

/** The task for watering a plant, by its strength. */
export function wateringTask({ strength }: Pick<RememberedWord, 'strength'>): AskedTask {
  return askedTasks[Math.min(strength, askedTasks.length - 1)] ?? 'spell'
}

/** Counts words in bloom and the changes of the week. */
export function gardenTotals(words: readonly RememberedWord[]): {
  inBloom: number
  bloomedThisWeek: number
  grownThisWeek: number
} {
  const inBloom = words.filter(({ strength }) => strength === BLOOM_STRENGTH)
  return {
    inBloom: inBloom.length,
    bloomedThisWeek: inBloom.filter(({ before }) => before < BLOOM_STRENGTH).length,
    grownThisWeek: words.filter(hasGrown).length,
  }
}
