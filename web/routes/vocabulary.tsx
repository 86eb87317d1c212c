import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '../../content/routes.ts'
import { EmptyPage } from '../app/site-chrome.ts'
import { formParts } from '../features/vocabulary/form-parts.ts'
import { VocabularyView } from '../features/vocabulary/VocabularyView.tsx'
import { lazyPart, type Preloadable } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { pageQuery } from '../lib/page/page-query.ts'
import { useOpenQuery } from './use-open-query.ts'

export { VocabularyView }

/** Below the words; hydrates after them. */
export const GamesOnWords = lazyPart(async () => (await import('./GamesOnWords.tsx')).GamesOnWords, {
  onFail: 'stay',
})

/** The part that the page's form adds to its words, e.g. a number grid. Null if there is none. */
export function formOf({ clientID }: Page, queryClient: QueryClient): Preloadable | null {
  const record = queryClient.getQueryData(pageQuery('vocabulary', clientID).queryKey)
  return record ? formParts[record.content.form] : null
}

export function VocabularyRoute() {
  const page = useCurrentPage()?.page
  return page ? <VocabularyPage page={page} /> : null
}

function VocabularyPage({ page }: { page: Page }) {
  const record = useOpenQuery(pageQuery('vocabulary', page.clientID))
  if (!record) return <EmptyPage title={page.title} />
  return (
    <VocabularyView
      key={page.clientID}
      title={record.title}
      content={record.content}
      games={<GamesOnWords />}
    />
  )
}
