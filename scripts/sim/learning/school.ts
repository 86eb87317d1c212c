import { addDays } from '../../../domain/calendar.ts'

/** What the simulated school is like: what practice is compared in. */

export const SCHOOL = {
  /** The words of a grade: so many themes of so many words. */
  themes: 24,
  wordsOfTheme: 24,
  weeks: 12,
  /** From Monday to Friday a child practises on so many days of a hundred. */
  presence: 75,
  /** The words are asked for so long after the last practice. */
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

/** The class is on another theme each week. */
export function themeOfWeek(week: number): number {
  return week % SCHOOL.themes
}
