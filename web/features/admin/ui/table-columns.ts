import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { frenchOrder } from '../../../lib/text/french-order.ts'

export interface Column<Row> {
  header: string
  /** What the cell says: searched, sorted by, and written into the file. Numbers stand at the right. */
  value(row: Row): string | number
  /** How it is shown, where otherwise than in those words. */
  cell?(row: Row): ReactNode
}

/** What the library does for our tables. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
})

/** A column as the library has it. */
export function asDefinition<Row extends object>({
  header,
  value,
}: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: header,
    accessorFn: value,
    sortFn: (one, other, columnID) => compare(one.getValue(columnID), other.getValue(columnID)),
  }
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return frenchOrder(String(one), String(other))
}
