import { addDays, nextSchoolDay } from '../../../domain/calendar.ts'

/** What the buds of a day say, which open overnight. On a Friday the pupil sees them again on Monday. */
export function goodbye(day: string): { french: string; english: string } {
  return nextSchoolDay(day) === addDays(day, 1)
    ? { french: 'À demain!', english: 'See you tomorrow!' }
    : { french: 'À bientôt!', english: 'See you soon!' }
}
