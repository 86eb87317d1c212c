import type { Page } from '../../content/routes.ts'
import { VideosView } from '../features/videos/VideosView.tsx'
import { useCurrentPage } from '../lib/current-page.ts'
import { pageQuery } from '../lib/page-query.ts'
import { Coming } from './late-surroundings.tsx'
import { useOpenQuery } from './use-open-query.ts'

export { VideosView }

export function VideosRoute() {
  const page = useCurrentPage()?.page
  return page ? <VideosPage page={page} /> : null
}

function VideosPage({ page }: { page: Page }) {
  const { clientID } = page
  const record = useOpenQuery(pageQuery('videos', clientID))
  if (!record) return <Coming title={page.title} />
  return <VideosView key={clientID} clientID={clientID} title={record.title} content={record.content} />
}
