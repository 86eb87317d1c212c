import { useState } from 'react'

export interface TickedRows<Row> {
  /** Those that are ticked, in the order of the list; what is narrowed away stays ticked. */
  rows: readonly Row[]
  has(row: Row): boolean
  /** Ticks rows, or takes their ticks away. */
  set(rows: readonly Row[], isTicked: boolean): void
  clear(): void
}

/** Which rows of a list are ticked. One that is no longer in the list is not. */
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
