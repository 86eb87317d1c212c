import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * Chooses between the shown page and an answer: the answer if its stamp is newer. Without stamps (nothing is written
 * yet) the answer wins. Equal parts keep their identity, so that they do not render again.
 */
export function newerPage(shown: unknown, answer: unknown): unknown {
  const [former, latter] = [stampOf(shown), stampOf(answer)]
  const isNews = former === null || latter === null || latter > former
  return isNews ? replaceEqualDeep(shown, answer) : shown
}

/** ISO 8601 in UTC: alphabetical order is chronological. */
function stampOf(page: unknown): string | null {
  const isStamped = typeof page === 'object' && page !== null && 'updated' in page
  return isStamped && typeof page.updated === 'string' ? page.updated : null
}
