import { queryOptions } from '@tanstack/react-query'
import { gameQueryKey } from '../../../domain/hydration-data.ts'
import { call } from '../api/api.ts'

/** A game record by its external identifier, the `{id}` of the path. */
export function gameQuery(id: string) {
  return queryOptions({
    queryKey: gameQueryKey(id),
    queryFn: async () => (await call('GET games/:id', { path: { id } })).data,
  })
}
