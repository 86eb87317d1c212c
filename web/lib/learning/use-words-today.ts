import { useQuery } from '@tanstack/react-query'
import { schoolTodayQuery } from '../school/school-today.ts'

/** The school's day, `YYYY-MM-DD`; until it is known, and without a network, that of the device. */
export function useWordsToday(): string {
  const { data } = useQuery(schoolTodayQuery)
  return data?.day ?? deviceDay(new Date())
}

function deviceDay(now: Date): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}
