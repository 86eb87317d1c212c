import { useQuery } from '@tanstack/react-query'
import { useCurrentPage } from './current-page.ts'
import { gameQuery } from './game-query.ts'

/** The key of what is shown: the game record's own where the page is a record, else the page's; null where there is no page. */
export function useCurrentKey(): string | null {
  const current = useCurrentPage()
  const id = current?.id ?? null
  const { data: record } = useQuery({ ...gameQuery(id ?? ''), enabled: id !== null })
  return record?.clientID ?? current?.page.clientID ?? null
}
