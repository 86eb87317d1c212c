import { FIXED_CLASSES } from './fixed-classes.ts'
import { frenchOrder } from './french-order.ts'

const french = new Intl.Collator('fr')

/**
 * Most first, each row with its rank, from 1. Equal counts share a rank, in the French order of their names, and the next one skips as
 * many: 1, 1, 3.
 */
export function ranked<Row extends { count: number; displayName: string }>(
  rows: readonly Row[],
): (Row & { rank: number })[] {
  const counts = rows.map(({ count }) => count)
  return rows
    .map((row) => ({ ...row, rank: 1 + counts.filter((count) => count > row.count).length }))
    .sort((a, b) => a.rank - b.rank || french.compare(a.displayName, b.displayName))
}

/** What the rows can be narrowed to, the school's classes also while none of their pupils has a Bravo: nothing where they do not tell the reader any class. */
export function classChoices(rows: readonly { classCode: string }[]): string[] {
  const told = rows.map(({ classCode }) => classCode).filter((classCode) => classCode !== '')
  return told.length === 0 ? [] : [...new Set([...FIXED_CLASSES, ...told])].toSorted(frenchOrder)
}
