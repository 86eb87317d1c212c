import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '../../content/routes.ts'
import { formParts } from '../features/vocabulary/form-parts.ts'
import { VocabularyView } from '../features/vocabulary/VocabularyView.tsx'
import { useCurrentPage } from '../lib/current-page.ts'
import { late } from '../lib/late.tsx'
import { pageQuery } from '../lib/page-query.ts'
import { untilLoaded } from '../lib/until-loaded.ts'
import { Coming } from './late-surroundings.tsx'
import { useOpenQuery } from './use-open-query.ts'

export { VocabularyView }

export const GamesOnWords = lazyRouteComponent(
  () => untilLoaded(() => import('./GamesOnWords.tsx')),
  'GamesOnWords',
)

// Below the words, it comes to life after them.
const games = late(GamesOnWords)

/** Loads what the form of a page adds to its words, as far as that is not there. */
export async function loadForm({ clientID }: Page, queryClient: QueryClient): Promise<void> {
  const record = queryClient.getQueryData(pageQuery('vocabulary', clientID).queryKey)
  if (record) await formParts[record.content.form]?.preload?.()
}

export function VocabularyRoute() {
  const page = useCurrentPage()?.page
  return page ? <VocabularyPage page={page} /> : null
}

function VocabularyPage({ page }: { page: Page }) {
  const record = useOpenQuery(pageQuery('vocabulary', page.clientID))
  if (!record) return <Coming title={page.title} />
  return <VocabularyView key={page.clientID} title={record.title} content={record.content} games={games} />
}
