import { useQuery } from '@tanstack/react-query'
import { schoolTodayQuery } from '../school/school-today.ts'
import { deviceDay } from './device-day.ts'

/** The school's day, `YYYY-MM-DD`; until it is known, and without a network, that of the device. */
export function useWordsToday(): string {
  const { data } = useQuery(schoolTodayQuery)
  return data?.day ?? deviceDay()
}
