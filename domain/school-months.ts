import { schoolDay } from './calendar.ts'

/** A month of the school, 1 to 12. */
export interface SchoolMonth {
  month: number
  year: number
}

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const
const SEPTEMBER = 9

export function schoolMonth(now: Date, timeZone: string): SchoolMonth {
  return monthOf(schoolDay(now, timeZone))
}

/** The month of a day, `YYYY-MM-DD`. */
export function monthOf(day: string): SchoolMonth {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return { month, year }
}

/** `count` months, going back in time from the given one. */
export function monthsBack({ month, year }: SchoolMonth, count: number): SchoolMonth[] {
  const index = year * 12 + month - 1
  return Array.from({ length: count }, (_, back) => ({
    month: ((index - back) % 12) + 1,
    year: Math.floor((index - back) / 12),
  }))
}

/** The months of the school year up to the given one, in order. The year begins in September. */
export function schoolYearMonths(current: SchoolMonth): SchoolMonth[] {
  return monthsBack(current, ((current.month - SEPTEMBER + 12) % 12) + 1).reverse()
}

/** `{month}|{year}`, the format of the API. */
export function monthParameter({ month, year }: SchoolMonth): string {
  return `${month}|${year}`
}

/** `2026-11`. Months are stored under this key. */
export function monthKey({ month, year }: SchoolMonth): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

/** "novembre". */
export function monthName({ month }: SchoolMonth): string {
  return MONTHS[month - 1] ?? ''
}

/** "novembre 2026". */
export function monthTitle(month: SchoolMonth): string {
  return `${monthName(month)} ${month.year}`
}
