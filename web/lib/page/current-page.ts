import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import type { Page } from '../../../content/routes.ts'
import { ownPageOf } from '../../../content/site/own-page.ts'
import { gameQuery } from './game-query.ts'

export interface CurrentPage {
  page: Page
  /** The `{id}` of the path: the external identifier of a game record, or null. */
  id: string | null
}

/** The open page, or null if the path has none. The router matches an unknown path to the page whose path it extends. */
export function useCurrentPage(): CurrentPage | null {
  return useMatches({
    select: (matches) => {
      const match = matches[0]?._notFound ? undefined : matches.at(-1)
      const page = match && pageOfMatch(match)
      return page ? { page, id: idOf(match.params) } : null
    },
    structuralSharing: true,
  })
}

interface Match {
  staticData: { page?: Page }
  params: { _splat?: string }
}

/** The page of a route match. A teacher's own page is found by the rest of its address: `Grade4_Vocabulary_LaPlage`. */
export function pageOfMatch({ staticData, params }: Match): Page | undefined {
  return staticData.page ?? ownPageOf(`Page_${params._splat}`)
}

function idOf(params: object): string | null {
  return 'id' in params && typeof params.id === 'string' ? params.id : null
}

/** Key of the open game record, else of the open page. Null if there is no page. */
export function useCurrentKey(): string | null {
  const current = useCurrentPage()
  const id = current?.id ?? null
  const { data: record } = useQuery({ ...gameQuery(id ?? ''), enabled: id !== null })
  return record?.clientID ?? current?.page.clientID ?? null
}
