import type { VocabularyContent } from '../../domain/api/page.ts'
import { clientIDOf, type PageKind, pageOf } from '../routes.ts'

/** What a page holds when the school is new. The title is that of the registry of pages. */
export interface PageSeed {
  clientID: string
  kind: PageKind
  title: string
  content: VocabularyContent
}

/**
 * The vocabulary page of a path, e.g. `/grade4/vocabulary/animals/farm`.
 * @throws {Error} where the registry has no such page.
 */
export function vocabularyPage(path: string, content: VocabularyContent): PageSeed {
  const page = pageOf(clientIDOf(path))
  if (page?.kind !== 'vocabulary') throw new Error(`No vocabulary page is registered at ${path}.`)
  return { clientID: page.clientID, kind: page.kind, title: page.title, content }
}
