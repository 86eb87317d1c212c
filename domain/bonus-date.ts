/** The day of a win in the school's time zone, e.g. "Wednesday, November 18, 2026". */
export function winDate(at: Date, timeZone: string): string {
  return at.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  })
}
