import type { Page } from '../../content/routes.ts'
import { EmptyPage } from '../app/site-chrome.ts'
import { VideosView } from '../features/videos/VideosView.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { pageQuery } from '../lib/page/page-query.ts'
import { useOpenQuery } from './use-open-query.ts'
import { useTurn } from './use-turn.ts'

export { VideosView }

export function VideosRoute() {
  const page = useCurrentPage()?.page
  return page ? <VideosPage page={page} /> : null
}

function VideosPage({ page }: { page: Page }) {
  const { clientID } = page
  const record = useOpenQuery(pageQuery('videos', clientID))
  const turn = useTurn()
  if (!record) return <EmptyPage title={page.title} />
  // Another pupil's progress starts from zero.
  const key = `${clientID} ${turn}`
  return <VideosView key={key} clientID={clientID} title={record.title} content={record.content} />
}
