import type { RememberedWord } from '../api/words.ts'
import { type AskedTask, askedTasks } from './asked-word.ts'

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
export const BLOOM = 5

/** True if the plant needs water on a day (`YYYY-MM-DD`), because its word is due. */
export function isThirsty({ due }: Pick<RememberedWord, 'due'>, day: string): boolean {
  return due !== null && due <= day
}

/** True if the plant has grown since the school's week began. */
export function hasGrown({ strength, before }: Pick<RememberedWord, 'strength' | 'before'>): boolean {
  return strength > before
}

/** One bed per theme: beds with most thirsty words first, then by title; within a bed thirsty words first. */
export function bedsOf(words: readonly RememberedWord[], day: string): Bed[] {
  const groups = Map.groupBy(words, ({ page, theme }) => page ?? theme)
  return [...groups]
    .map(([key, all]) => ({
      key,
      title: all[0]?.theme ?? '',
      words: all.toSorted((one, other) => Number(isThirsty(other, day)) - Number(isThirsty(one, day))),
      thirsty: all.filter((word) => isThirsty(word, day)).length,
      inBloom: all.filter(({ strength }) => strength === BLOOM).length,
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
  const inBloom = words.filter(({ strength }) => strength === BLOOM)
  return {
    inBloom: inBloom.length,
    bloomedThisWeek: inBloom.filter(({ before }) => before < BLOOM).length,
    grownThisWeek: words.filter(hasGrown).length,
  }
}
