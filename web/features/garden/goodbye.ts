import { addDays, nextSchoolDay } from '../../../domain/calendar.ts'

/**
 * The goodbye in the garden and after a mission. Buds open overnight, but on a Friday the pupil sees them again
 * only on Monday.
 */
export function goodbyeText(day: string): { french: string; english: string } {
  return nextSchoolDay(day) === addDays(day, 1)
    ? { french: 'À demain!', english: 'See you tomorrow!' }
    : { french: 'À bientôt!', english: 'See you soon!' }
}
