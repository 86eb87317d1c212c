import { useQuery } from '@tanstack/react-query'
import { schoolTodayQuery } from '../school/school-today.ts'
import { deviceDay } from './device-day.ts'

/** The school day, `YYYY-MM-DD`. Falls back to the device's day until it is known, and offline. */
export function useWordsToday(): string {
  const { data } = useQuery(schoolTodayQuery)
  return data?.day ?? deviceDay()
}
