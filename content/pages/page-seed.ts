import type { PageContent, VocabularyContent, WrittenKind } from '../../domain/api/page.ts'
import { pageOf } from '../routes.ts'
import { clientIDOf } from '../site/page-key.ts'

/** Shipped content of a page. The title comes from the registry. */
interface Seed<Kind extends WrittenKind> {
  clientID: string
  kind: Kind
  title: string
  content: PageContent<Kind>
}

export type VocabularySeed = Seed<'vocabulary'>
export type PageSeed = { [Kind in WrittenKind]: Seed<Kind> }[WrittenKind]

/**
 * The content of the page at a path, e.g. `writtenPage('music', '/grade1/music', {songs})`.
 * @throws {Error} if the registry has no such page of that kind
 */
export function writtenPage<Kind extends WrittenKind>(
  kind: Kind,
  path: string,
  content: PageContent<Kind>,
): Seed<Kind> {
  const page = pageOf(clientIDOf(path))
  if (page?.kind !== kind) throw new Error(`No page of the kind "${kind}" is registered at ${path}.`)
  return { clientID: page.clientID, kind, title: page.title, content }
}

/** The word page at a path, e.g. `/grade4/vocabulary/animals/farm`. Pages of grade 1 show no plurals. */
export function vocabularyPage(path: string, content: VocabularyContent): VocabularySeed {
  return writtenPage('vocabulary', path, path.startsWith('/grade1/') ? withoutPlurals(content) : content)
}

function withoutPlurals(content: VocabularyContent): VocabularyContent {
  const sections = content.sections.map(({ title, words }) => ({
    title,
    words: words.map(({ plural: _hidden, ...word }) => word),
  }))
  return { ...content, sections }
}
