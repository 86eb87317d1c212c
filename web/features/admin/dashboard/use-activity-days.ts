import { useQueries } from '@tanstack/react-query'
import { schoolDay } from '../../../../domain/calendar.ts'
import { monthsBack } from '../../../../domain/school-months.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { monthReportQuery } from '../data/queries.ts'

/** The day, `YYYY-MM-DD`, of every activity of this month and the one before; undefined until they are there. */
export function useActivityDays({ month, timeZone }: SchoolToday): string[] | undefined {
  const reports = useQueries({ queries: monthsBack(month, 2).map(monthReportQuery) })
  if (reports.some(({ data }) => !data)) return undefined
  return reports.flatMap(({ data = [] }) =>
    data.map(({ activityDate }) => schoolDay(new Date(activityDate), timeZone)),
  )
}
