import { type Forbidden, forbiddenWords } from './forbidden.ts'
import type { GridWord } from './words.ts'

/** The words of a board, and what every try for it asks of them. */
export interface BoardWords {
  all: readonly GridWord[]
  /** Those that stand inside a longer one, read from either end. */
  nested: ReadonlySet<GridWord>
  /** What must not be read between them. */
  forbidden: readonly Forbidden[]
}

export function boardWords(all: readonly GridWord[]): BoardWords {
  const isInside = (word: GridWord, longer: GridWord) =>
    longer !== word &&
    (longer.letters.includes(word.letters) || reversed(longer.letters).includes(word.letters))
  return {
    all,
    nested: new Set(all.filter((word) => all.some((longer) => isInside(word, longer)))),
    forbidden: forbiddenWords(all),
  }
}

export function reversed(letters: string): string {
  return [...letters].reverse().join('')
}
