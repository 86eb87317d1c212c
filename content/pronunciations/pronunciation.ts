import { englishTexts, isEnglish } from './english.ts'
import { countUnits, frenchPattern } from './french.ts'

/** All that `text` may rightly sound like: of French a regular expression over phones. */
export function rightSounds(text: string): string {
  return englishTexts[text] ?? frenchPattern(text)
}

/** Whether `phones`, as the voice says them, are right for `text`. */
export function isSaidRight(text: string, phones: string): boolean {
  return isEnglish(text) ? englishTexts[text] === phones : new RegExp(`^${frenchPattern(text)}$`).test(phones)
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
