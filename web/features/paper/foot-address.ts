import { type PractisedWords, practicePath } from '../../../domain/practice-address.ts'
import { wordsByPage } from '../../lib/lesson/lesson-words.ts'

/** Longest address whose code telephones can scan: at 20 mm, its modules are 0.26 mm wide. */
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
  const candidates = Array.from({ length: onPages.length }, (_, dropped) => {
    const count = onPages.length - dropped
    return { practised: wordsByPage(onPages.slice(0, count)), count }
  })
  if (whole && words.length > 0) candidates.unshift({ practised: whole, count: words.length })
  for (const { practised, count } of candidates) {
    const address = origin + practicePath(practised)
    if (address.length <= MAX_FOOT_ADDRESS) return { address, count }
  }
  return null
}
