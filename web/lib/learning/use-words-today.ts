import { useQuery } from '@tanstack/react-query'
import { schoolTodayQuery } from '../school/school-today.ts'

/** The school day, `YYYY-MM-DD`. Falls back to the device's day until it is known, and offline. */
export function useWordsToday(): string {
  const { data } = useQuery(schoolTodayQuery)
  return data?.day ?? deviceDay()
}

/** Today by the device's clock and time zone, `YYYY-MM-DD`. */
export function deviceDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
