import { type OwnPage, ownPageOf } from '../../content/site/own-page.ts'
import { isEmptyContent } from '../../domain/blank-content.ts'
import { kinds } from '../app/kinds.ts'
import { EmptyPage, NotFoundView } from '../app/site-chrome.ts'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { pageQuery } from '../lib/page/page-query.ts'
import { useOpenQuery } from './use-open-query.ts'

export function OwnPageRoute() {
  const page = ownPageOf(useCurrentPage()?.page.clientID ?? '')
  if (!page) return <NotFoundView />
  return <PageContent key={page.clientID} page={page} />
}

/** A teacher's page with the view of its kind, or a notice if it is empty. */
function PageContent({ page: { clientID, kind } }: { page: OwnPage }) {
  const record = useOpenQuery(pageQuery(kind, clientID))
  if (!record) return <NotFoundView />
  const View = kinds[kind].component
  return isEmptyContent(record.content) ? <EmptyPage title={record.title} /> : <View />
}
