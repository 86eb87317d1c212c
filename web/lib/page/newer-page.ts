import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * What of a page is shown when an answer comes: the answer where its stamp is newer, else what is there. What is
 * equal in both stays the same object, so that nothing is drawn again for it. Without a stamp (nothing is written
 * there) the answer decides.
 */
export function newerPage(shown: unknown, answer: unknown): unknown {
  const [former, latter] = [stampOf(shown), stampOf(answer)]
  const isNews = former === null || latter === null || latter > former
  return isNews ? replaceEqualDeep(shown, answer) : shown
}

/** Stamps are ISO 8601 in UTC: their alphabetical order is that of time. */
function stampOf(page: unknown): string | null {
  const isStamped = typeof page === 'object' && page !== null && 'updated' in page
  return isStamped && typeof page.updated === 'string' ? page.updated : null
}
