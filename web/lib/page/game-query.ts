import { queryOptions } from '@tanstack/react-query'
import { gameKey } from '../../../domain/page-state.ts'
import { call } from '../api/api.ts'

/** A game record by its external identifier, the `{id}` of the path. */
export function gameQuery(id: string) {
  return queryOptions({
    queryKey: gameKey(id),
    queryFn: async () => (await call('GET games/:id', { path: { id } })).data,
  })
}
