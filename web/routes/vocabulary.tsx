import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Page } from '../../content/routes.ts'
import { vocabularyContent } from '../../domain/api/page.ts'
import { VocabularyView } from '../features/vocabulary/VocabularyView.tsx'
import { useCurrentPage } from '../lib/current-page.ts'
import { gamesOn, useVisibleLinks } from '../lib/menu.ts'
import { pageQuery } from '../lib/page-query.ts'
import { LinkChips } from '../ui/LinkChips.tsx'
import { Coming } from './coming.tsx'

export function VocabularyRoute() {
  const page = useCurrentPage()?.page
  return page ? <VocabularyPage page={page} /> : null
}

function VocabularyPage({ page }: { page: Page }) {
  const { data: record } = useSuspenseQuery(pageQuery(page.clientID))
  const games = gamesOn(page, useVisibleLinks())
  const written = record?.content
  // An unreadable page is a fault of ours: the error view tells the teacher's log.
  const content = useMemo(() => (written ? z.parse(vocabularyContent, written) : null), [written])

  if (!record || !content) return <Coming title={page.title} />
  return (
    <VocabularyView
      title={record.title}
      content={content}
      games={games.length > 0 && <LinkChips links={games} />}
    />
  )
}
