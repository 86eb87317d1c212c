import type { SchoolMonth } from '../../../domain/school-months.ts'

/** Today as the school has it: the server's instant, and the time zone by which its days go. */
export interface SchoolToday {
  now: Date
  timeZone: string
  month: SchoolMonth
}
