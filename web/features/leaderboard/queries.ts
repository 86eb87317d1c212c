import { queryOptions } from '@tanstack/react-query'
import { monthParameter, type SchoolMonth } from '../../../domain/school-months.ts'
import { call } from '../../lib/api/api.ts'

/** Bravos of a month, as visible to this user. Refetched whenever the page opens. */
export function leaderboardQuery(month: SchoolMonth, readerID: number | null) {
  const date = monthParameter(month)
  return queryOptions({
    queryKey: ['bravos', 'report', date, readerID],
    queryFn: () => call('GET bravos/report', { query: { date } }),
    staleTime: 0,
  })
}
