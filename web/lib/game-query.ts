import { queryOptions } from '@tanstack/react-query'
import type { GameAnswer } from '../../domain/api/game.ts'
import { apiGet } from './api.ts'

/** A game's record by its external identifier, the `{id}` of the path. */
export function gameQuery(id: string) {
  return queryOptions({
    queryKey: ['games', id],
    queryFn: async () => (await apiGet<GameAnswer>(`games/${encodeURIComponent(id)}`)).data,
  })
}
