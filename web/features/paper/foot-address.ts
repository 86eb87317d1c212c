import { type PractisedWords, practicePath } from '../../../domain/practice-address.ts'
import { wordsByPage } from '../../lib/lesson/lesson-words.ts'

/** Longest address whose code phones can scan: at 20 mm, its modules are 0.26 mm wide. */
export const MAX_FOOT_ADDRESS = 331

/**
 * The address for the code at the foot of a sheet: of all its words or, if that is too long, of as many as fit.
 * @param whole short address of all words, if there is one
 */
export function footAddress(
  origin: string,
  words: readonly { word: string; page: string | null }[],
  whole: PractisedWords | null,
): { address: string; count: number } | null {
  const onPages = words.filter(({ page }) => page !== null)
  const lists = onPages.map((_, dropped) => onPages.slice(0, onPages.length - dropped))
  const firstWords = lists.map((list) => ({ practised: wordsByPage(list), count: list.length }))
  const all = whole && words.length > 0 ? [{ practised: whole, count: words.length }] : []
  const addresses = [...all, ...firstWords].map(({ practised, count }) => ({
    address: origin + practicePath(practised),
    count,
  }))
  return addresses.find(({ address }) => address.length <= MAX_FOOT_ADDRESS) ?? null
}
