import { queryOptions } from '@tanstack/react-query'
import type { ActivityReportAnswer } from '../../../domain/api/activity-report.ts'
import { monthParameter, type SchoolMonth } from '../../../domain/school-months.ts'
import { apiGetAs } from '../../lib/api-as.ts'

/** The signed-in user's activities of a month, newest first. */
export function ownReportQuery(userID: number, month: SchoolMonth) {
  const date = monthParameter(month)
  return queryOptions({
    queryKey: ['activities', userID, 'report', date],
    queryFn: async () =>
      (
        await apiGetAs<ActivityReportAnswer>(
          userID,
          `activities/user/report?date=${encodeURIComponent(date)}`,
        )
      ).data,
    staleTime: 0,
  })
}
