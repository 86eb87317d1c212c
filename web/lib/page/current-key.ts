import { useQuery } from '@tanstack/react-query'
import { useCurrentPage } from './current-page.ts'
import { gameQuery } from './game-query.ts'

/** Key of the open game record, else of the open page. Null if there is no page. */
export function useCurrentKey(): string | null {
  const current = useCurrentPage()
  const id = current?.id ?? null
  const { data: record } = useQuery({ ...gameQuery(id ?? ''), enabled: id !== null })
  return record?.clientID ?? current?.page.clientID ?? null
}
