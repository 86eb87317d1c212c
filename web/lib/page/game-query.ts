import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** A game's record by its external identifier, the `{id}` of the path. */
export function gameQuery(id: string) {
  return queryOptions({
    queryKey: ['games', id],
    queryFn: async () => (await call('GET games/:id', { path: { id } })).data,
  })
}
