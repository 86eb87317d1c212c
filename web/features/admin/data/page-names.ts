import { useQuery } from '@tanstack/react-query'
import { pageName } from '../../../../content/page-name.ts'
import { pageOf } from '../../../../content/routes.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'

/** Returns a function that gives an unambiguous name for a page or game: from the menu, else from the site, else its key. */
export function usePageName(): (clientID: string) => string {
  const { data: links = [] } = useQuery(menuQuery)
  const names = new Map(links.map((link) => [link.clientID, link.displayName]))
  return (clientID) =>
    pageName({ clientID, displayName: names.get(clientID) ?? pageOf(clientID)?.title ?? clientID })
}
