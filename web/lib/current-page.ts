import { useMatches } from '@tanstack/react-router'
import type { Page } from '../../content/routes.ts'

export interface CurrentPage {
  page: Page
  /** The `{id}` of the path: the external identifier of a game record. */
  id: string | null
}

/** The page that is shown; null where there is none under this path. */
export function useCurrentPage(): CurrentPage | null {
  return useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      const page = match?.staticData.page
      return page ? { page, id: idOf(match.params) } : null
    },
    structuralSharing: true,
  })
}

function idOf(params: object): string | null {
  return 'id' in params && typeof params.id === 'string' ? params.id : null
}
