import { toPlainLetters } from '../diacritics.ts'
import { lettersOnly, spelledWords, verdictOf } from './dictee-eclair/verdict.ts'
import { hints, type SentenceHint } from './sentence-hints.ts'

/** `ending`: the agreement or verb ending. `other`: a different word. */
export type Difference =
  | 'right'
  | 'accents'
  | 'ending'
  | 'apostrophe'
  | 'hyphen'
  | 'letters'
  | 'other'
  | 'missing'
  | 'extra'

/** A word that was written, or that is missing. */
export interface ComparedWord {
  /** As written, which may be with spaces ("j ai"); empty if it is missing. */
  given: string
  difference: Difference
}

/** The effort to turn one word into the other. Adding or leaving out a word costs 1. */
const COSTS: Record<Difference, number> = {
  right: 0,
  accents: 0.3,
  ending: 0.4,
  apostrophe: 0.4,
  hyphen: 0.4,
  letters: 0.6,
  other: 1.5,
  missing: 1,
  extra: 1,
}

interface Alignment {
  cost: number
  words: readonly ComparedWord[]
}

/** Compares a dictated sentence word by word. Ignores case and punctuation. */
export function compareWords(sentence: string, written: string): ComparedWord[] {
  const wanted = spelledWords(sentence)
  const given = spelledWords(written)
  // The best alignment of the words so far with the first n words of `given`.
  let best: Alignment[] = [{ cost: 0, words: [] }]
  for (const word of given) best.push(extend(best.at(-1), { given: word, difference: 'extra' }))
  for (const expected of wanted) {
    const next: Alignment[] = [extend(best[0], { given: '', difference: 'missing' })]
    for (const [place, word] of given.entries()) {
      const ways = [
        extend(best[place], { given: word, difference: differenceOf(expected, word) }),
        extend(best[place + 1], { given: '', difference: 'missing' }),
        extend(next[place], { given: word, difference: 'extra' }),
        ...waysWithSpaces(expected, given.slice(0, place + 1), best),
      ]
      next.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)))
    }
    best = next
  }
  return [...(best.at(-1)?.words ?? [])]
}

/** About the worst difference, so that missing words are found before accents. */
export function spellingHint(sentence: string, written: string): SentenceHint | null {
  const [worst] = compareWords(sentence, written).toSorted(
    (one, other) => COSTS[other.difference] - COSTS[one.difference],
  )
  if (!worst || worst.difference === 'right') return null
  const { difference } = worst
  return hints[difference === 'apostrophe' || difference === 'hyphen' ? 'signs' : difference]
}

/** The last words of `given` as one word whose apostrophes or hyphens were written as spaces ("veux tu"). */
function waysWithSpaces(expected: string, given: readonly string[], best: readonly Alignment[]): Alignment[] {
  const mostParts = expected.split(/['-]/).length
  return given.flatMap((_, start) => {
    const parts = given.slice(start)
    if (parts.length === 1 || parts.length > mostParts) return []
    const written = parts.join(' ')
    if (!haveSameLetters(expected, written)) return []
    return extend(best[start], { given: written, difference: differenceOf(expected, written) })
  })
}

function extend({ cost, words }: Alignment = { cost: 0, words: [] }, word: ComparedWord): Alignment {
  return { cost: cost + COSTS[word.difference], words: [...words, word] }
}

function differenceOf(expected: string, given: string): Difference {
  if (expected === given) return 'right'
  const [plain, plainGiven] = [toPlainLetters(expected), toPlainLetters(given)]
  if (plain === plainGiven) return 'accents'
  if (haveSameLetters(expected, given))
    return withoutHyphens(plain) === withoutHyphens(plainGiven) ? 'hyphen' : 'apostrophe'
  if (differByEnding(plain, plainGiven)) return 'ending'
  return verdictOf(expected, given) === 'almost' ? 'letters' : 'other'
}

function haveSameLetters(one: string, other: string): boolean {
  return lettersOnly(toPlainLetters(one)) === lettersOnly(toPlainLetters(other))
}

function withoutHyphens(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** Endings of plurals, feminine forms and verbs, after the letters that two forms share. */
const ENDING = /^(?:e?s?|x|r|z|n?t|ent|e[rz])$/

function differByEnding(one: string, other: string): boolean {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared > 1 && [one, other].every((word) => ENDING.test(word.slice(shared)))
}
