import type { Page } from '../../content/routes.ts'
import type { ReadingKind } from '../../domain/api/page.ts'
import { EmptyPage } from '../app/site-chrome.ts'
import { TextView } from '../features/texts/TextView.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { pageQuery } from '../lib/page/page-query.ts'
import { useOpenQuery } from './use-open-query.ts'

export { TextView }

/** A page of text: the letter, the announcements and similar kinds. */
export function ReadingRoute() {
  const page = useCurrentPage()?.page
  return page && isReadingKind(page.kind) ? <ReadingPage page={page} kind={page.kind} /> : null
}

function ReadingPage({ page, kind }: { page: Page; kind: ReadingKind }) {
  const record = useOpenQuery(pageQuery(kind, page.clientID))
  if (!record) return <EmptyPage title={page.title} />
  return <TextView key={page.clientID} kind={kind} title={record.title} content={record.content} />
}

function isReadingKind(kind: Page['kind']): kind is ReadingKind {
  return ['letter', 'announcements', 'parents', 'tribes', 'resources'].includes(kind)
}
