import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { schoolClock, schoolDay } from '../../../../domain/calendar.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'

/** An instant as the school's clock shows it, `2026-11-18 09:05:07`: it sorts as it reads, also in a spreadsheet. */
export function schoolTime(instant: string, timeZone: string): string {
  const at = new Date(instant)
  return `${schoolDay(at, timeZone)} ${schoolClock(at, timeZone)}`
}

/** Shows an instant by the school's clock: a `SchoolPage` knows it from its first moment. */
export function useSchoolTime(): (instant: string) => string {
  const timeZone = useQuery(schoolTodayQuery).data?.timeZone ?? 'UTC'
  return useCallback((instant) => schoolTime(instant, timeZone), [timeZone])
}
