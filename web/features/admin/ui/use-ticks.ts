import { useState } from 'react'

export interface TickedRows<Row> {
  /** The ticked rows in list order. Rows hidden by a filter stay ticked. */
  rows: readonly Row[]
  has(row: Row): boolean
  set(rows: readonly Row[], isTicked: boolean): void
  clear(): void
}

/** The ticked rows of a list. A row that is no longer in the list does not count. */
export function useTicks<Row>(rows: readonly Row[], rowID: (row: Row) => string | number): TickedRows<Row> {
  const [ids, setIDs] = useState<ReadonlySet<string | number>>(new Set())
  return {
    rows: rows.filter((row) => ids.has(rowID(row))),
    has: (row) => ids.has(rowID(row)),
    set: (some, isTicked) =>
      setIDs((before) => {
        const after = new Set(before)
        for (const row of some) {
          if (isTicked) after.add(rowID(row))
          else after.delete(rowID(row))
        }
        return after
      }),
    clear: () => setIDs(new Set()),
  }
}
