import { useQuery } from '@tanstack/react-query'
import { pageOf } from '../../../content/routes.ts'
import { menuQuery } from '../../lib/menu-query.ts'

/** What a page or game is called: by the menu, else by the site, else by its key. */
export function usePageName(): (clientID: string) => string {
  const { data: links = [] } = useQuery(menuQuery)
  const names = new Map(links.map((link) => [link.clientID, link.displayName]))
  return (clientID) => names.get(clientID) ?? pageOf(clientID)?.title ?? clientID
}
