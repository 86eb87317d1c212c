import { pageOf } from '../../../content/routes.ts'
import { linkKind } from '../../../content/site/link-kind.ts'
import type { LessonStep } from '../../../domain/api/lesson.ts'
import { groupBy } from '../../../domain/group-by.ts'
import type { PractisedWords } from '../../../domain/practice-address.ts'

/** The words of lesson steps: those of its word pages, games and word steps. */
export function lessonWords(steps: readonly LessonStep[]): PractisedWords {
  return steps.flatMap(({ clientID, words }): PractisedWords => {
    if (words) return wordsByPage(words)
    return pageOf(clientID)?.kind === 'vocabulary' || linkKind(clientID) !== null ? [[clientID, []]] : []
  })
}

/** Groups words by page, as in practice addresses. Omits words that no page has. */
export function wordsByPage(words: readonly { word: string; page: string | null }[]): PractisedWords {
  return [...groupBy(words, ({ page }) => page)].flatMap(([page, ofPage]) =>
    page === null ? [] : [[page, ofPage.map(({ word }) => word)] as const],
  )
}
