import { queryOptions } from '@tanstack/react-query'
import { monthParameter, type SchoolMonth } from '../../../domain/school-months.ts'
import { callAs } from '../../lib/api/call-as.ts'

/** The signed-in user's activities of a month, newest first. */
export function ownReportQuery(userID: number, month: SchoolMonth) {
  const date = monthParameter(month)
  return queryOptions({
    queryKey: ['activities', userID, 'report', date],
    queryFn: async () => (await callAs(userID, 'GET activities/user/report', { query: { date } })).data,
    staleTime: 0,
  })
}
