import type { BackupRow } from '../../domain/api/backup.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import type { DateForm } from './row-rules.ts'
import type { TableOfBackup } from './tables.ts'

/** The clock of the machine that wrote the backup may be ahead. */
const MAX_CLOCK_SKEW_MS = HOUR
/** Words become due within 180 days. */
const MAX_DUE_MS = 200 * DAY
const DATES_WITHIN = /\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g

/** The first column of a row with a future date, which could lock, hide or outlive new data. Undefined if there is none. */
export function futureColumn(table: TableOfBackup, row: BackupRow, now: Date): string | undefined {
  const found = table.dates.find(({ column, form }) => {
    const value = row[column]
    return value != null && isFuture[form](value, now.getTime())
  })
  return found?.column
}

const isFuture: Readonly<Record<DateForm, (value: string | number, now: number) => boolean>> = {
  instant: (value, now) => value > iso(now + MAX_CLOCK_SKEW_MS),
  // In some time zone it may already be tomorrow.
  day: (value, now) => value > iso(now + DAY).slice(0, 10),
  month: (value, now) => value > iso(now + DAY).slice(0, 7),
  milliseconds: (value, now) => Number(value) > now + MAX_CLOCK_SKEW_MS,
  within: (value, now) => {
    const dates = String(value).match(DATES_WITHIN) ?? []
    return dates.some(
      (date) => date > iso(now + (date.includes('T') ? MAX_CLOCK_SKEW_MS : MAX_DUE_MS)).slice(0, date.length),
    )
  },
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
