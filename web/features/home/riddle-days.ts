import { addDays, lastSchoolDay, nextSchoolDay } from '../../../domain/calendar.ts'

interface RiddleDays {
  /** The school day whose riddle is shown with its answer. */
  answered: string
  /** Name of that day. */
  title: { french: string; english: string }
  /** When the answer to the current riddle will be shown. */
  answerNotice: { french: string; english: string }
}

const YESTERDAY = { french: 'Hier', english: 'Yesterday' }
const THURSDAY = { french: 'Jeudi', english: 'Thursday' }
const FRIDAY = { french: 'Vendredi', english: 'Friday' }
const TOMORROW = { french: 'La réponse demain!', english: 'The answer comes tomorrow.' }
const MONDAY = { french: 'La réponse lundi!', english: 'The answer comes on Monday.' }

/**
 * The days of the previous and the current riddle. Friday's riddle stays until Monday. @param today
 * `YYYY-MM-DD`
 */
export function riddleDays(today: string): RiddleDays {
  const asked = lastSchoolDay(today)
  const answered = lastSchoolDay(addDays(asked, -1))
  const title = asked === today ? FRIDAY : THURSDAY
  return {
    answered,
    title: answered === addDays(today, -1) ? YESTERDAY : title,
    answerNotice: nextSchoolDay(asked) === addDays(asked, 1) ? TOMORROW : MONDAY,
  }
}
