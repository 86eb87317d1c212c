import type { BackupRow } from '../../domain/api/backup.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import type { DateForm } from './row-rules.ts'
import type { TableOfBackup } from './tables.ts'

/** The clock of the machine that wrote the backup may be ahead. */
const SKEW = HOUR
/** A word that is remembered is due within 180 days. */
const LONGEST_DUE = 200 * DAY
const DATES_WITHIN = /\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g

/** The first column of a row with a date to come: it would lock, hide or outlive what comes now. Undefined where there is none. */
export function futureColumn(table: TableOfBackup, row: BackupRow, now: Date): string | undefined {
  const found = table.dates.find(({ column, form }) => {
    const value = row[column]
    return value != null && isFuture[form](value, now.getTime())
  })
  return found?.column
}

const isFuture: Readonly<Record<DateForm, (value: string | number, now: number) => boolean>> = {
  instant: (value, now) => value > iso(now + SKEW),
  // Somewhere it is tomorrow already.
  day: (value, now) => value > iso(now + DAY).slice(0, 10),
  month: (value, now) => value > iso(now + DAY).slice(0, 7),
  milliseconds: (value, now) => Number(value) > now + SKEW,
  within: (value, now) => {
    const dates = String(value).match(DATES_WITHIN) ?? []
    return dates.some(
      (date) => date > iso(now + (date.includes('T') ? SKEW : LONGEST_DUE)).slice(0, date.length),
    )
  },
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
