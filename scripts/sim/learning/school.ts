import { addDays } from '../../../domain/calendar.ts'

/** Parameters of the simulated school. */

export const SCHOOL = {
  /** A grade's words. */
  themes: 24,
  wordsOfTheme: 24,
  weeks: 12,
  /** Per cent of the days from Monday to Friday on which a child practises. */
  presence: 75,
  /** Days between the last practice and the test. */
  restDays: 21,
} as const

/** A Monday. */
const FIRST_DAY = '2026-09-07'

export function dayAfter(days: number): string {
  return addDays(FIRST_DAY, days)
}

export const themes: readonly (readonly string[])[] = Array.from({ length: SCHOOL.themes }, (_none, theme) =>
  Array.from({ length: SCHOOL.wordsOfTheme }, (_no, word) => `mot-${pad(theme)}-${pad(word)}`),
)
export const allWords = themes.flat()

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** The class has another theme each week. */
export function themeOfWeek(week: number): number {
  return week % SCHOOL.themes
}
