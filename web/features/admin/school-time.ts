/** An instant as the school's clock shows it, `2026-11-18 09:05:07`: it sorts as it reads, also in a spreadsheet. */
export function schoolTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(new Date(instant))
  return parts.replace(', ', ' ')
}
