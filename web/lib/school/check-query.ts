import { queryOptions } from '@tanstack/react-query'
import { callAs } from '../api/call-as.ts'

/** Query key of all checks, to invalidate them after an event of the room. */
export const CHECKS_KEY = ['check']
const FIVE_MINUTES_MS = 300_000

/** The check that a pupil may take now, or null. */
export function ownCheckQuery(userID: number) {
  return queryOptions({
    queryKey: [...CHECKS_KEY, userID],
    queryFn: async () => (await callAs(userID, 'GET checks/mine')).data,
    staleTime: FIVE_MINUTES_MS,
    retry: false,
  })
}
