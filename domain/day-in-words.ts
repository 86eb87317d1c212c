import { schoolDay, weekdayOf } from './calendar.ts'
import { monthName, monthOf } from './school-months.ts'

/** Formats days as words, in French unless the function name says otherwise. */

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const

/** The school day of an instant: "mercredi 18 novembre", "dimanche 1er novembre". */
export function frenchDay(at: Date, timeZone: string): string {
  return dayInWords(schoolDay(at, timeZone))
}

/** "mercredi 18 novembre", "dimanche 1er novembre". @param day `YYYY-MM-DD` */
export function dayInWords(day: string): string {
  return `${WEEKDAYS[weekdayOf(day)]} ${dateInWords(day)}`
}

/** "Wednesday, November 18". @param day `YYYY-MM-DD` */
export function dayInEnglish(day: string): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-CA', format)
}

/** "18 novembre", "1er novembre". `Intl` would write "1 novembre". @param day `YYYY-MM-DD` */
export function dateInWords(day: string): string {
  const date = Number(day.slice(8))
  return `${date === 1 ? '1er' : date} ${monthName(monthOf(day))}`
}

/** "18 novembre 2026", "1er novembre 2026". @param day `YYYY-MM-DD` */
export function fullDateInWords(day: string): string {
  return `${dateInWords(day)} ${monthOf(day).year}`
}

/** "18 nov.", "1er nov." @param day `YYYY-MM-DD` */
export function shortDateInWords(day: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('fr-CA', format).replace(/^1\b/, '1er')
}
