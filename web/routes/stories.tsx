import type { Page } from '../../content/routes.ts'
import { EmptyPage } from '../app/site-chrome.ts'
import { StoriesView } from '../features/stories/StoriesView.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { pageQuery } from '../lib/page/page-query.ts'
import { useOpenQuery } from './use-open-query.ts'
import { useTurn } from './use-turn.ts'

export { StoriesView }

export function StoriesRoute() {
  const page = useCurrentPage()?.page
  return page ? <StoriesPage page={page} /> : null
}

function StoriesPage({ page }: { page: Page }) {
  const record = useOpenQuery(pageQuery('stories', page.clientID))
  const turn = useTurn()
  if (!record) return <EmptyPage title={page.title} />
  return (
    <StoriesView
      key={`${page.clientID} ${turn}`}
      clientID={page.clientID}
      title={record.title}
      content={record.content}
    />
  )
}
