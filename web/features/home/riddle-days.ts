import { addDays, lastSchoolDay, nextSchoolDay } from '../../../domain/calendar.ts'

interface RiddleDays {
  /** The school day before the riddle that is asked. */
  answered: string
  /** Names that day. */
  title: { french: string; english: string }
  /** When the answer of the riddle that is asked is shown. */
  promise: { french: string; english: string }
}

const YESTERDAY = { french: 'Hier', english: 'Yesterday' }
const THURSDAY = { french: 'Jeudi', english: 'Thursday' }
const FRIDAY = { french: 'Vendredi', english: 'Friday' }
const TOMORROW = { french: 'La réponse demain!', english: 'The answer comes tomorrow.' }
const MONDAY = { french: 'La réponse lundi!', english: 'The answer comes on Monday.' }

/** The days around the riddle of the school day, which stays the same until Monday. @param today `YYYY-MM-DD` */
export function riddleDays(today: string): RiddleDays {
  const asked = lastSchoolDay(today)
  const answered = lastSchoolDay(addDays(asked, -1))
  const title = asked === today ? FRIDAY : THURSDAY
  return {
    answered,
    title: answered === addDays(today, -1) ? YESTERDAY : title,
    promise: nextSchoolDay(asked) === addDays(asked, 1) ? TOMORROW : MONDAY,
  }
}
