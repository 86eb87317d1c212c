import type { RememberedWord } from '../api/words.ts'
import { type AskedTask, askedTasks } from './asked-word.ts'

/** A theme of words that were met, as a bed of plants. */
export interface Bed {
  /** The key of the theme's page, else its title. */
  key: string
  title: string
  words: RememberedWord[]
  thirsty: number
  inBloom: number
  /** How many have grown since the week began. */
  grown: number
}

/** The strength of a plant in bloom. */
export const BLOOM = 5

/** Whether a plant is to be watered on a day, `YYYY-MM-DD`: its word is due. */
export function isThirsty({ due }: Pick<RememberedWord, 'due'>, day: string): boolean {
  return due !== null && due <= day
}

/** Whether a plant has grown since the school's week began. */
export function hasGrown({ strength, before }: Pick<RememberedWord, 'strength' | 'before'>): boolean {
  return strength > before
}

/** A bed a theme, the thirstiest first, then by title; within a bed what is thirsty first, then as words are in the alphabet. */
export function bedsOf(words: readonly RememberedWord[], day: string): Bed[] {
  const groups = Map.groupBy(words, ({ page, theme }) => page ?? theme)
  return [...groups]
    .map(([key, all]) => ({
      key,
      title: all[0]?.theme ?? '',
      words: all.toSorted((one, other) => thirst(other, day) - thirst(one, day)),
      thirsty: all.filter((word) => isThirsty(word, day)).length,
      inBloom: all.filter(({ strength }) => strength === BLOOM).length,
      grown: all.filter(hasGrown).length,
    }))
    .toSorted((one, other) => other.thirsty - one.thirsty || one.title.localeCompare(other.title, 'fr'))
}

/** How a plant is watered: by the question that fits its strength. */
export function wateringTask({ strength }: Pick<RememberedWord, 'strength'>): AskedTask {
  return askedTasks[Math.min(strength, askedTasks.length - 1)] ?? 'spell'
}

/** What a garden has come to: words in bloom, and what the week has changed. */
export function harvest(words: readonly RememberedWord[]): {
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

function thirst(word: RememberedWord, day: string): number {
  return isThirsty(word, day) ? 1 : 0
}
