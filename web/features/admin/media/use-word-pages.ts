import { useQuery } from '@tanstack/react-query'
import { pageOf } from '../../../../content/routes.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { usePageName } from '../data/use-page-name.ts'
import { ALL_OPTION } from '../ui/SelectField.tsx'

/** Options for the word pages in the menu, including own pages. */
export function useWordPages(): { value: string; name: string }[] {
  const { data: links = [] } = useQuery(menuQuery)
  const nameOf = usePageName()
  const keys = new Set(links.map(({ clientID }) => clientID))
  const pages = [...keys]
    .filter((clientID) => pageOf(clientID)?.kind === 'vocabulary')
    .map((value) => ({ value, name: nameOf(value) }))
  return [
    { value: ALL_OPTION, name: 'Toutes' },
    ...pages.toSorted((one, other) => frenchOrder(one.name, other.name)),
  ]
}
