import { type Forbidden, forbiddenWords } from './forbidden.ts'
import type { GridWord } from './words.ts'

/** The words of a board, prepared for placing. */
export interface BoardWords {
  all: readonly GridWord[]
  /** Words that need cells of their own. */
  free: readonly GridWord[]
  /** Words contained in a longer one, which share its letters, so that each occurs once on the board. */
  nested: readonly NestedWord[]
  /** Words that must not be readable anywhere else. */
  forbidden: readonly Forbidden[]
}

export interface NestedWord {
  word: GridWord
  host: GridWord
  /** Indices of the host's letters that spell the word, in order. */
  steps: readonly number[]
}

export function boardWords(all: readonly GridWord[], forwardsOnly: boolean): BoardWords {
  const free: GridWord[] = []
  const nested: NestedWord[] = []
  for (const word of all.toSorted((one, other) => other.letters.length - one.letters.length)) {
    const found = free.map((host) => nestedIn(host, word, forwardsOnly)).find((each) => each !== null)
    if (found) nested.push(found)
    else free.push(word)
  }
  return { all, free, nested, forbidden: forbiddenWords(all) }
}

function nestedIn(host: GridWord, word: GridWord, forwardsOnly: boolean): NestedWord | null {
  const forwards = host.letters.map((_, step) => step)
  for (const reading of forwardsOnly ? [forwards] : [forwards, forwards.toReversed()]) {
    const start = reading.findIndex((_, first) =>
      word.letters.every((letter, step) => letter === host.letters[reading[first + step] ?? -1]),
    )
    if (start >= 0) return { word, host, steps: reading.slice(start, start + word.letters.length) }
  }
  return null
}
