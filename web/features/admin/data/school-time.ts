import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { schoolClock, schoolDay } from '../../../../domain/calendar.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'

/** Formats an instant in the school's time zone as `2026-11-18 09:05:07`, which sorts correctly as text. */
export function schoolTime(instant: string, timeZone: string): string {
  const at = new Date(instant)
  return `${schoolDay(at, timeZone)} ${schoolClock(at, timeZone)}`
}

/** The school's time zone. UTC until it is loaded. The content of a `SchoolPage` renders only after that. */
export function useTimeZone(): string {
  return useQuery(schoolTodayQuery).data?.timeZone ?? 'UTC'
}

/** Returns a formatter for instants in the school's time zone. */
export function useSchoolTime(): (instant: string) => string {
  const timeZone = useTimeZone()
  return useCallback((instant) => schoolTime(instant, timeZone), [timeZone])
}
