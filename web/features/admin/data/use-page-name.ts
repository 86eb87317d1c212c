import { useQuery } from '@tanstack/react-query'
import { pageOf } from '../../../../content/routes.ts'
import { pageName } from '../../../../content/site/page-name.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'

/**
 * Returns a function that gives an unambiguous name for a page or game: from the menu, else from the site,
 * else its key.
 */
export function usePageName(): (clientID: string) => string {
  const { data: links = [] } = useQuery(menuQuery)
  const names = new Map(links.map((link) => [link.clientID, link.displayName]))
  return (clientID) =>
    pageName({ clientID, displayName: names.get(clientID) ?? pageOf(clientID)?.title ?? clientID })
}
