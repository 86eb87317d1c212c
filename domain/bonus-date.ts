/** The day of a win, by the school's time zone: weekday, month, day, year, as in "Wednesday, November 18, 2026". */
export function winDate(at: Date, timeZone: string): string {
  return at.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  })
}
