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
import { frenchOrder } from '../../../../domain/french-order.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'

export interface Column<Row> {
  header: string
  /** Value used for search, sorting and CSV export. Numbers get tabular figures. */
  value(row: Row): string | number
  /** Text shown instead of the value, e.g. "18 nov.". The search finds it too. */
  shown?(row: Row): string
  /** Renders the cell. By default the text or the value is shown. */
  cell?(row: Row): ReactNode
  /** Shown on wide screens only. Search and export always include it. */
  isExtra?: boolean
}

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
})

/** Converts a column to TanStack Table's format. */
export function toColumnDef<Row extends object>({
  header,
  value,
}: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: header,
    accessorFn: value,
    sortFn: (one, other, columnID) => compare(one.getValue(columnID), other.getValue(columnID)),
  }
}

/** True if the value of a cell, or the text shown instead, contains the search text. */
export function matchesSearch(value: unknown, shown: string | undefined, search: string): boolean {
  const text = normalizeForSearch(search)
  return [value, shown ?? ''].some((each) => normalizeForSearch(String(each)).includes(text))
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return frenchOrder(String(one), String(other))
}
