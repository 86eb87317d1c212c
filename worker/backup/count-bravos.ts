import type { BackupRow } from '../../domain/api/backup.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'

/** Counts the rows of `bravos` as the rows of `bravo_counts`: by month of the school, without those taken back. */
export function countBravos(timeZone: string): { add(bravo: BackupRow): void; rows(): Iterable<BackupRow> } {
  const counts = new Map<string, { month: string; user_id: BackupRow[string]; count: number }>()
  return {
    add({ user_id = null, date_created, taken_back_at = null }) {
      if (taken_back_at !== null) return
      const month = monthKey(schoolMonth(new Date(String(date_created)), timeZone))
      const key = `${month} ${user_id}`
      counts.set(key, { month, user_id, count: (counts.get(key)?.count ?? 0) + 1 })
    },
    rows: () => counts.values(),
  }
}
