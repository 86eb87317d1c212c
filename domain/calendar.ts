/**
 * The school's calendar. A week runs from Sunday 00:00 to Sunday 00:00 in the school's time zone, also
 * across a change of clocks; the server's clock decides. Instants are `Date`, days are `YYYY-MM-DD`.
 */

/** A half-open span of time: `start` belongs to it, `end` does not. */
export interface Span {
  start: Date
  end: Date
}

/** The Sunday that begins the week of `now`: the name under which the week is kept. */
export function schoolWeek(now: Date, timeZone: string): string {
  return weekOf(schoolDay(now, timeZone))
}

/** The Sunday that begins the week of a day. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -weekday)
}

/** How many days are left until the next Sunday, when the count begins again: 7 on a Sunday, 1 on a Saturday. */
export function daysUntilSunday(now: Date, timeZone: string): number {
  const sunday = addDays(schoolWeek(now, timeZone), 7)
  return (Date.parse(sunday) - Date.parse(schoolDay(now, timeZone))) / (24 * HOUR)
}

/** The span of the week that begins on the Sunday `week`. */
export function weekSpan(week: string, timeZone: string): Span {
  return { start: midnight(week, timeZone), end: midnight(addDays(week, 7), timeZone) }
}

/** The span of one day of the school. */
export function daySpan(day: string, timeZone: string): Span {
  return { start: midnight(day, timeZone), end: midnight(addDays(day, 1), timeZone) }
}

const today = new Map<string, Span>()

/** The school's day of `now`. Every sign-in asks: it is computed once a day. */
export function todaySpan(now: Date, timeZone: string): Span {
  const known = today.get(timeZone)
  const span =
    known && known.start <= now && now < known.end ? known : daySpan(schoolDay(now, timeZone), timeZone)
  today.set(timeZone, span)
  return span
}

/** The midnight that ends the school's day of `now`. */
export function dayEnd(now: Date, timeZone: string): Date {
  return todaySpan(now, timeZone).end
}

/** The span of a month, 1 to 12. */
export function monthSpan(month: number, year: number, timeZone: string): Span {
  const next = month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year }
  return {
    start: midnight(firstOfMonth(month, year), timeZone),
    end: midnight(firstOfMonth(next.month, next.year), timeZone),
  }
}

/** The first instant of the latest month `month` (1 to 12) that is not in the future. */
export function latestMonthStart(month: number, now: Date, timeZone: string): Date {
  const year = Number(schoolDay(now, timeZone).slice(0, 4))
  const thisYear = midnight(firstOfMonth(month, year), timeZone)
  return thisYear <= now ? thisYear : midnight(firstOfMonth(month, year - 1), timeZone)
}

/** The week in which the school year began, as its Sunday: that of the latest 1 September. */
export function firstWeekOfSchoolYear(now: Date, timeZone: string): string {
  return schoolWeek(latestMonthStart(9, now, timeZone), timeZone)
}

/** The day of the school at an instant. */
export function schoolDay(now: Date, timeZone: string): string {
  const { year, month, day } = localParts(now, timeZone)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
}

/** What the school's clock shows at an instant: `09:05:07`. */
export function schoolClock(now: Date, timeZone: string): string {
  const { hour, minute, second } = localParts(now, timeZone)
  return [hour, minute, second].map(pad).join(':')
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const [SATURDAY, FRIDAY] = [6, 5]

/** The next day from Monday to Friday after a day. Holidays are not known. */
export function nextSchoolDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, weekday === FRIDAY ? 3 : weekday === SATURDAY ? 2 : 1)
}

/**
 * The first instant of a day in a time zone. Where the clocks go forward at midnight there is no 00:00,
 * and the day begins at the first instant that exists.
 */
function midnight(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  let instant = utc - offset(new Date(utc), timeZone)
  // The offset may differ at the instant that the first guess gives: once more settles it.
  instant = utc - offset(new Date(instant), timeZone)
  return schoolDay(new Date(instant), timeZone) < day
    ? new Date(utc - offset(new Date(instant - HOUR), timeZone))
    : new Date(instant)
}

const HOUR = 3_600_000

/** How far the zone's clock is ahead of UTC at an instant, in milliseconds. */
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
  const part = new Map<string, number>(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)] as const),
  )
  const number = (type: string) => part.get(type) ?? 0
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
