import { schoolClock, schoolDay } from '../../../../domain/calendar.ts'

/** An instant as the school's clock shows it, `2026-11-18 09:05:07`: it sorts as it reads, also in a spreadsheet. */
export function schoolTime(instant: string, timeZone: string): string {
  const at = new Date(instant)
  return `${schoolDay(at, timeZone)} ${schoolClock(at, timeZone)}`
}
