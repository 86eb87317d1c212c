import { queryOptions } from '@tanstack/react-query'
import type { DateAnswer } from '../../../domain/api/date.ts'
import { weekOf } from '../../../domain/calendar.ts'
import { monthOf, type SchoolMonth } from '../../../domain/school-months.ts'
import { call } from '../api/api.ts'

/** The school's present day. */
export interface SchoolToday {
  /** The server's instant. */
  now: Date
  /** The school's time zone. */
  timeZone: string
  /** `YYYY-MM-DD`. */
  day: string
  /** The Sunday that begins the week, `YYYY-MM-DD`. */
  week: string
  month: SchoolMonth
}

/** What day it is at school: the clock of a tablet may be wrong, or stand in another time zone. */
export const schoolTodayQuery = queryOptions({
  queryKey: ['misc', 'date'],
  queryFn: () => call('GET misc/date'),
  select: schoolToday,
})

function schoolToday({ date, timeZone, day }: DateAnswer): SchoolToday {
  return { now: new Date(date), timeZone, day, week: weekOf(day), month: monthOf(day) }
}
