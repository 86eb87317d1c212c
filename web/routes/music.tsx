import type { Page } from '../../content/routes.ts'
import { EmptyPage } from '../app/site-chrome.ts'
import { MusicView } from '../features/music/MusicView.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { pageQuery } from '../lib/page/page-query.ts'
import { useOpenQuery } from './use-open-query.ts'

export { MusicView }

export function MusicRoute() {
  const page = useCurrentPage()?.page
  return page ? <MusicPage page={page} /> : null
}

function MusicPage({ page }: { page: Page }) {
  const record = useOpenQuery(pageQuery('music', page.clientID))
  if (!record) return <EmptyPage title={page.title} />
  return <MusicView key={page.clientID} title={record.title} content={record.content} />
}
