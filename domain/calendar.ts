/**
 * The school calendar. A week runs from Sunday 00:00 to Sunday 00:00 in the school's time zone, even across
 * clock changes. Instants are `Date` by the server's clock, days are `YYYY-MM-DD`.
 */

/** A half-open time span: includes `start`, excludes `end`. */
export interface Span {
  start: Date
  end: Date
}

/** The Sunday that begins the week of `now`. Weeks are stored under it. */
export function schoolWeek(now: Date, timeZone: string): string {
  return weekOf(schoolDay(now, timeZone))
}

/** The Sunday that begins the week of a day. */
export function weekOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** Days until the next Sunday, when the weekly count restarts: 7 on a Sunday, 1 on a Saturday. */
export function daysUntilSunday(now: Date, timeZone: string): number {
  const sunday = addDays(schoolWeek(now, timeZone), 7)
  return (Date.parse(sunday) - Date.parse(schoolDay(now, timeZone))) / (24 * HOUR)
}

/** The span of the week that begins on the Sunday `week`. */
export function weekSpan(week: string, timeZone: string): Span {
  return { start: midnight(week, timeZone), end: midnight(addDays(week, 7), timeZone) }
}

export function daySpan(day: string, timeZone: string): Span {
  return { start: midnight(day, timeZone), end: midnight(addDays(day, 1), timeZone) }
}

const today = new Map<string, Span>()

/** The span of today. Cached for a day, because every sign-in needs it. */
export function todaySpan(now: Date, timeZone: string): Span {
  const known = today.get(timeZone)
  const span =
    known && known.start <= now && now < known.end ? known : daySpan(schoolDay(now, timeZone), timeZone)
  today.set(timeZone, span)
  return span
}

/** The midnight that ends the school day of `now`. */
export function dayEnd(now: Date, timeZone: string): Date {
  return todaySpan(now, timeZone).end
}

/** The span of a month (1 to 12). */
export function monthSpan(month: number, year: number, timeZone: string): Span {
  const next = month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year }
  return {
    start: midnight(firstOfMonth(month, year), timeZone),
    end: midnight(firstOfMonth(next.month, next.year), timeZone),
  }
}

/** The start of the latest month `month` (1 to 12) that is not in the future. */
export function latestMonthStart(month: number, now: Date, timeZone: string): Date {
  const year = Number(schoolDay(now, timeZone).slice(0, 4))
  const thisYear = midnight(firstOfMonth(month, year), timeZone)
  return thisYear <= now ? thisYear : midnight(firstOfMonth(month, year - 1), timeZone)
}

/** The Sunday of the week with the latest 1 September. */
export function firstWeekOfSchoolYear(now: Date, timeZone: string): string {
  return schoolWeek(latestMonthStart(9, now, timeZone), timeZone)
}

/** The school day of an instant. */
export function schoolDay(now: Date, timeZone: string): string {
  const { year, month, day } = localParts(now, timeZone)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
}

/** The school's clock time at an instant: `09:05:07`. */
export function schoolClock(now: Date, timeZone: string): string {
  const { hour, minute, second } = localParts(now, timeZone)
  return [hour, minute, second].map(pad).join(':')
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** 0 on a Sunday to 6 on a Saturday. @param day `YYYY-MM-DD` */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6]

/** The next day from Monday to Friday. Ignores holidays. */
export function nextSchoolDay(day: string): string {
  const weekday = weekdayOf(day)
  return addDays(day, weekday === FRIDAY ? 3 : weekday === SATURDAY ? 2 : 1)
}

/** The day itself, or the Friday before a Saturday or Sunday. Ignores holidays. */
export function lastSchoolDay(day: string): string {
  const weekday = weekdayOf(day)
  return addDays(day, weekday === SATURDAY ? -1 : weekday === SUNDAY ? -2 : 0)
}

/** The first instant of a day. If the clocks go forward at midnight, 00:00 does not exist. */
function midnight(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  let instant = utc - offset(new Date(utc), timeZone)
  // The offset may differ at the guessed instant; a second pass corrects that.
  instant = utc - offset(new Date(instant), timeZone)
  return schoolDay(new Date(instant), timeZone) < day
    ? new Date(utc - offset(new Date(instant - HOUR), timeZone))
    : new Date(instant)
}

const HOUR = 3_600_000

/** The zone's offset from UTC at an instant, in milliseconds. */
function offset(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = localParts(at, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at.getTime() / 1000) * 1000
}

const formats = new Map<string, Intl.DateTimeFormat>()

function localParts(at: Date, timeZone: string) {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  const numbers = new Map<string, number>(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)] as const),
  )
  const number = (type: string) => numbers.get(type) ?? 0
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  }
}

function firstOfMonth(month: number, year: number): string {
  return `${String(year).padStart(4, '0')}-${pad(month)}-01`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
