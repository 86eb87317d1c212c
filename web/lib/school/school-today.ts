import { queryOptions, useQuery } from '@tanstack/react-query'
import type { DateAnswer } from '../../../domain/api/instant.ts'
import { weekOf } from '../../../domain/calendar.ts'
import { monthOf, type SchoolMonth } from '../../../domain/school-months.ts'
import { call } from '../api/api.ts'

/** The current day at the school. */
export interface SchoolToday {
  /** Current time of the server. */
  now: Date
  /** The school's time zone. */
  timeZone: string
  /** `YYYY-MM-DD`. */
  day: string
  /** The Sunday on which the week begins, `YYYY-MM-DD`. */
  week: string
  month: SchoolMonth
}

/** The current day at the school. A tablet's clock or time zone may be wrong. */
export const schoolTodayQuery = queryOptions({
  queryKey: ['misc', 'date'],
  queryFn: () => call('GET misc/date'),
  select: schoolToday,
})

function schoolToday({ date, timeZone, day }: DateAnswer): SchoolToday {
  return { now: new Date(date), timeZone, day, week: weekOf(day), month: monthOf(day) }
}

/** The school day, `YYYY-MM-DD`. Falls back to the device's day until it is known, and offline. */
export function useSchoolDay(): string {
  const { data } = useQuery(schoolTodayQuery)
  return data?.day ?? deviceDay()
}

/** The day of an instant by the device's time zone, `YYYY-MM-DD`; by default today by its clock. */
export function deviceDay(at = new Date()): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
