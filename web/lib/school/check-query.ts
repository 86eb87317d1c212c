import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

const FIVE_MINUTES = 300_000

/** The check that a pupil may take now; null where there is none. */
export function ownCheckQuery(userID: number) {
  return queryOptions({
    queryKey: ['check', userID],
    queryFn: async () => (await call('GET checks/mine')).data,
    staleTime: FIVE_MINUTES,
    retry: false,
  })
}
