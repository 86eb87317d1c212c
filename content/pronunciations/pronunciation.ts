import { englishTexts } from './english.ts'
import englishHelp from './english-help.json' with { type: 'json' }
import { countUnits, frenchPattern } from './french.ts'

const english: Readonly<Record<string, string>> = { ...englishTexts, ...englishHelp }
/** What Pico's English says wrongly. Of a backslash it wants two. */
const GIVEN = { finished: 'fInISt', Orange: 'Qr\\\\IndZ' }

/** Whether the text is said in English: all others are French. */
export function isEnglish(text: string): boolean {
  return text in english
}

/** An English text for the voice. */
export function englishAsGiven(text: string): string {
  return Object.entries(GIVEN).reduce(
    (given, [word, phonemes]) => given.replace(word, `<phoneme alphabet="xsampa" ph="${phonemes}"/>`),
    text,
  )
}

/** All that `text` may rightly sound like: of French a regular expression over phones. */
export function rightSounds(text: string): string {
  return english[text] ?? frenchPattern(text)
}

/** Whether `phones`, as the voice says them, are right for `text`. */
export function isSaidRight(text: string, phones: string): boolean {
  return isEnglish(text) ? english[text] === phones : new RegExp(`^${frenchPattern(text)}$`).test(phones)
}

/**
 * Which words of `text` to give to the voice as phonemes, the fewest first: none, each of them, each two, each three,
 * all of them.
 */
export function* waysToSay(text: string): Generator<readonly number[]> {
  yield []
  const count = isEnglish(text) ? 0 : countUnits(text)
  const all = Array.from({ length: count }, (_unit, index) => index)
  for (const size of [1, 2, 3]) yield* choices(all, size)
  if (count > 3) yield all
}

/** Every choice of `size` of the numbers, in their order. */
function* choices(numbers: readonly number[], size: number): Generator<number[]> {
  if (size === 0) return yield []
  for (const [index, first] of numbers.entries()) {
    for (const rest of choices(numbers.slice(index + 1), size - 1)) yield [first, ...rest]
  }
}
