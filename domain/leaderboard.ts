import { frenchOrder } from './french-order.ts'

const french = new Intl.Collator('fr')
/** Classes named in the specification, offered even if none of their pupils has a Bravo. */
const FIXED_CLASSES = ['4-1', '4-5', '5-1', '5-2', '6-1', '6-2', '6-3']

/** Sorts by count and adds ranks. Equal counts share a rank and the next ones are skipped: 1, 1, 3. */
export function rankRows<Row extends { count: number; displayName: string }>(
  rows: readonly Row[],
): (Row & { rank: number })[] {
  const counts = rows.map(({ count }) => count)
  return rows
    .map((row) => ({ ...row, rank: 1 + counts.filter((count) => count > row.count).length }))
    .sort((a, b) => a.rank - b.rank || french.compare(a.displayName, b.displayName))
}

/** The classes to filter by. Empty if the rows show no classes to this reader. */
export function classChoices(rows: readonly { classCode: string }[]): string[] {
  const shown = rows.map(({ classCode }) => classCode).filter((classCode) => classCode !== '')
  return shown.length === 0 ? [] : [...new Set([...FIXED_CLASSES, ...shown])].toSorted(frenchOrder)
}
