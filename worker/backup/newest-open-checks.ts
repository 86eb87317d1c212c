import type { BackupRow } from '../../domain/api/backup.ts'

/** Of a class one check is open at most, which the database did not always see to: of several the newest stays open. */
export function newestOpenChecks(): {
  /** @returns the row that can be kept now; undefined where its turn comes later, as one of `rows` */
  add(check: BackupRow): BackupRow | undefined
  rows(): Iterable<BackupRow>
} {
  const byClass = new Map<BackupRow[string], BackupRow>()
  return {
    add(check) {
      if (check.open == null) return check
      const classCode = check.class_code ?? null
      const other = byClass.get(classCode)
      const isNewest = Number(check.check_id) > Number(other?.check_id ?? 0)
      if (isNewest) byClass.set(classCode, check)
      const older = isNewest ? other : check
      return older && { ...older, open: null }
    },
    rows: () => byClass.values(),
  }
}
