import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { wordsPageOf } from '../../../content/site/games-on-page.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { whyClosedToPupils } from '../../../domain/why-closed.ts'
import { menuQuery } from './menu-query.ts'

/** For administrators, who may open every page: the reason why pupils cannot open a link's page, or null. */
export function useWhyClosed(): (link: MenuLink) => string | null {
  const { data: links } = useQuery(menuQuery)
  return useMemo(() => whyClosedToPupils(links ?? [], wordsPageOf), [links])
}
