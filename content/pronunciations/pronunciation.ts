import { englishTexts } from './english.ts'
import englishHelp from './english-help.json' with { type: 'json' }
import { countUnits, frenchPattern } from './french.ts'

const english: Readonly<Record<string, string>> = { ...englishTexts, ...englishHelp }
/** Phonemes for words that Pico's English mispronounces. Backslashes must be doubled. */
const GIVEN = { finished: 'fInISt', Orange: 'Qr\\\\IndZ' }

/** True if the text is spoken in English. All others are French. */
export function isEnglish(text: string): boolean {
  return text in english
}

/** An English text with phonemes for mispronounced words. */
export function englishWithPhonemes(text: string): string {
  return Object.entries(GIVEN).reduce(
    (given, [word, phonemes]) => given.replace(word, `<phoneme alphabet="xsampa" ph="${phonemes}"/>`),
    text,
  )
}

/** Valid phones of `text`; for French a regular expression. */
export function validPhones(text: string): string {
  return english[text] ?? frenchPattern(text)
}

/** True if the spoken phones are valid for `text`. */
export function isPronouncedRight(text: string, phones: string): boolean {
  return isEnglish(text) ? english[text] === phones : new RegExp(`^${frenchPattern(text)}$`).test(phones)
}

/** Sets of words to pass as phonemes, smallest first: none, each single word, each pair, each triple, all. */
export function* waysToSay(text: string): Generator<readonly number[]> {
  yield []
  const count = isEnglish(text) ? 0 : countUnits(text)
  const all = Array.from({ length: count }, (_unit, index) => index)
  for (const size of [1, 2, 3]) yield* combinations(all, size)
  if (count > 3) yield all
}

/** All combinations of `size` numbers. */
function* combinations(numbers: readonly number[], size: number): Generator<number[]> {
  if (size === 0) return yield []
  for (const [index, first] of numbers.entries()) {
    for (const rest of combinations(numbers.slice(index + 1), size - 1)) yield [first, ...rest]
  }
}
