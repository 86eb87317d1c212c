import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** The key of all that is known of checks; the room says when it is to be asked for again. */
export const CHECKS = ['check']
const FIVE_MINUTES = 300_000

/** The check that a pupil may take now; null where there is none. */
export function ownCheckQuery(userID: number) {
  return queryOptions({
    queryKey: [...CHECKS, userID],
    queryFn: async () => (await call('GET checks/mine')).data,
    staleTime: FIVE_MINUTES,
    retry: false,
  })
}
