import { useQuery } from '@tanstack/react-query'
import { schoolDay, schoolWeek } from '../../../domain/calendar.ts'
import { type SchoolMonth, schoolMonth } from '../../../domain/school-months.ts'
import { schoolDateQuery } from '../../lib/school-date.ts'

export interface SchoolToday {
  /** `YYYY-MM-DD`. */
  day: string
  /** The Sunday that begins the week, `YYYY-MM-DD`. */
  week: string
  month: SchoolMonth
  timeZone: string
}

/** What day it is at school, as a query's result. */
export function useSchoolToday() {
  return useQuery({
    ...schoolDateQuery,
    select: ({ date, timeZone }): SchoolToday => ({
      day: schoolDay(new Date(date), timeZone),
      week: schoolWeek(new Date(date), timeZone),
      month: schoolMonth(new Date(date), timeZone),
      timeZone,
    }),
  })
}
