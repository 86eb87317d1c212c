import fc from 'fast-check'
import * as z from 'zod/mini'
import { futureColumn } from '../../backup/check-backup.ts'
import { tables } from '../../backup/tables.ts'
import type { Lines } from '../backup-files.ts'

/** Values for columns of a backup: most are invalid, some may be valid. */
const values = fc.constantFrom<string | number | null>(
  ...[null, 0, 1, -1, 0.5, 2, 1000, 2 ** 31, 2 ** 45, 2 ** 53 - 1],
  ...['', ' ', '\u0000', '\u202e', 'x'.repeat(200), '0'.repeat(64), '{"form":"cards","sections":[]}'],
  ...'x chat % \' " <b> ../x __proto__ constructor 4-1 videos vocabulary stories music memory drop numbers'.split(
    ' ',
  ),
  ...'{} [] [[],[]] [1] ["x"] [{}] [null] null {"a":{}} {"videos":[{}]} {"stories":[]} {"blocks":[]}'.split(
    ' ',
  ),
  ...'2000-01-01 2026-11 2026-11-15 2026-11-18T15:00:00.000Z 9999-12-31 9999-12-31T23:59:59.999Z'.split(' '),
  ...['/api/v1/media/x.png', 'https://elsewhere.example/a.png', `${'['.repeat(2000)}${']'.repeat(2000)}`],
)

interface Change {
  /** Indexes of table, row and column, wrapping around at the end. */
  table: number
  row: number
  column: number
  value: string | number | null
}
const anyPlace = fc.noBias(fc.nat({ max: 100_000 }))
const changes = fc.array(fc.record({ table: anyPlace, row: anyPlace, column: anyPlace, value: values }), {
  minLength: 300,
  maxLength: 300,
})

/** Returns this many lists of changes, the same in every run. */
export function anyChanges(numRuns: number, seed: number): Change[][] {
  return fc.sample(changes, { numRuns, seed })
}

/**
 * Applies only the changes that the row's own schema accepts; otherwise the first refusal would hide all
 * later ones.
 */
export function craft({ content }: Lines, wantedChanges: readonly Change[], now: Date): void {
  const byTable = Map.groupBy(content, ({ table }) => table)
  for (const change of wantedChanges) {
    const table = at(tables, change.table)
    if (!table) continue
    const line = at(byTable.get(table.name) ?? [], change.row)
    // A changed key would make the row another one, or make it refer to nobody.
    const keys = new Set([...table.unique.flatMap(({ columns }) => columns), table.userID])
    const column = at(
      [...table.columns].filter((name) => !keys.has(name)),
      change.column,
    )
    if (!line || column === undefined) continue
    const row = { ...Object(line.row), [column]: change.value }
    if (z.safeParse(table.row, row).success && futureColumn(table, row, now) === undefined) line.row = row
  }
}

function at<Each>(list: readonly Each[], place: number): Each | undefined {
  return list[place % list.length]
}
