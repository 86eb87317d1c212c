import { useQuery } from '@tanstack/react-query'
import { schoolTodayQuery } from './school-today.ts'

/** The school's time zone. Falls back to the device's until it is known, and offline. */
export function useSchoolTimeZone(): string {
  const { data } = useQuery(schoolTodayQuery)
  return data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
