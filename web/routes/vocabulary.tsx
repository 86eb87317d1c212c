import { gamesOn } from '../../content/link-path.ts'
import type { Page } from '../../content/routes.ts'
import { VocabularyView } from '../features/vocabulary/VocabularyView.tsx'
import { useCurrentPage } from '../lib/current-page.ts'
import { useVisibleLinks } from '../lib/menu.ts'
import { pageQuery } from '../lib/page-query.ts'
import { LinkChips } from '../ui/LinkChips.tsx'
import { Coming } from './Coming.tsx'
import { useOpenQuery } from './use-open-query.ts'

export { VocabularyView }

export function VocabularyRoute() {
  const page = useCurrentPage()?.page
  return page ? <VocabularyPage page={page} /> : null
}

function VocabularyPage({ page }: { page: Page }) {
  const record = useOpenQuery(pageQuery('vocabulary', page.clientID))
  const games = gamesOn(page, useVisibleLinks())
  if (!record) return <Coming title={page.title} />
  return (
    <VocabularyView
      title={record.title}
      content={record.content}
      games={games.length > 0 && <LinkChips links={games} />}
    />
  )
}
