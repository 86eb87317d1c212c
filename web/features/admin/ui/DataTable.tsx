import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import { download } from '../../../lib/download.ts'
import { fold } from '../../../lib/text/fold.ts'
import { frenchOrder } from '../../../lib/text/french-order.ts'
import { Button } from '../../../ui/Button.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { pageOf } from '../../../ui/page-of.ts'
import { toCSV } from '../data/csv.ts'
import { usePrinting } from '../hooks/use-printing.ts'
import styles from './DataTable.module.css'

export interface Column<Row> {
  header: string
  /** What the cell says: searched, sorted by, and written into the file. Numbers stand at the right. */
  value(row: Row): string | number
  /** How it is shown, where otherwise than in those words. */
  cell?(row: Row): ReactNode
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowID(row: Row): string | number
  /** Of the file that it is saved as, without an ending; without one it is not there to be saved. */
  fileName?: string
  /** The sentence in place of no rows. */
  empty: string
  /** What can be done with a row: buttons, named for it. */
  actions?(row: Row): ReactNode
  /** What can be done with all rows that are found, in their order. */
  withFound?(rows: readonly Row[]): ReactNode
  /** What else narrows the rows: it stands beside the search. */
  children?: ReactNode
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
})

/** Rows that can be searched, sorted, leafed through, and saved for a spreadsheet or printed as they are narrowed. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowID, fileName, empty, actions, withFound, children } = props
  // What is read anew after a change stays on its page; what is narrowed or sorted begins with the first.
  const [page, setPage] = useState(1)
  const table = useTable({
    features,
    columns: useMemo(() => columns.map((column) => asDefinition(column)), [columns]),
    data: rows,
    getRowId: (row) => String(rowID(row)),
    globalFilterFn: (row, columnID, wanted: string) =>
      fold(String(row.getValue(columnID))).includes(fold(wanted)),
    getColumnCanGlobalFilter: () => true,
    enableSortingRemoval: false,
  })
  const found = table.getSortedRowModel().rows
  const isPrinting = usePrinting()
  const shown = isPrinting ? { rows: found, page: 1, pages: 1 } : pageOf(found, page)
  const save = () => {
    const lines = found.map(({ original }) => columns.map(({ value }) => value(original)))
    const text = toCSV(
      columns.map(({ header }) => header),
      lines,
    )
    download(`${fileName}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }

  return (
    <section className={styles.section} aria-label={caption}>
      <div className={styles.tools} onChange={() => setPage(1)}>
        <label className={styles.search}>
          Chercher
          <input
            type="search"
            className={styles.input}
            onChange={(event) => table.setGlobalFilter(event.target.value)}
          />
        </label>
        {children}
        {withFound?.(found.map(({ original }) => original))}
        {fileName !== undefined && (
          <Button look="soft" disabled={found.length === 0} onClick={save}>
            Enregistrer en CSV
          </Button>
        )}
      </div>
      <p role="status" className={styles.total}>
        {found.length === rows.length ? lines(rows.length) : `${found.length} sur ${lines(rows.length)}`}
      </p>
      {found.length === 0 ? (
        <p className={styles.empty}>{rows.length === 0 ? empty : 'Rien ne correspond à la recherche.'}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="for-ears">{caption}</caption>
            <thead>
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {group.headers.map(({ id, column }) => (
                    <th key={id} scope="col" aria-sort={ARIA_SORT[column.getIsSorted() || 'none']}>
                      <button
                        type="button"
                        className={styles.sort}
                        onClick={() => {
                          column.toggleSorting()
                          setPage(1)
                        }}
                      >
                        {id}
                        <span className="for-screen" aria-hidden="true">
                          {ARROWS[column.getIsSorted() || 'none']}
                        </span>
                      </button>
                    </th>
                  ))}
                  {actions && (
                    <th scope="col" className={`for-screen ${styles.ofActions}`}>
                      <span className="for-ears">Actions</span>
                    </th>
                  )}
                </tr>
              ))}
            </thead>
            <tbody>
              {shown.rows.map(({ id, original }) => (
                <tr key={id}>
                  {columns.map((column) => (
                    <Cell key={column.header} column={column} row={original} />
                  ))}
                  {actions && <td className={`for-screen ${styles.actions}`}>{actions(original)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager label={`Pages : ${caption}`} page={shown.page} pages={shown.pages} onTurn={setPage} />
    </section>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = column.value(row)
  return (
    <td className={typeof value === 'number' ? styles.number : undefined}>
      {column.cell ? column.cell(row) : value}
    </td>
  )
}

function asDefinition<Row extends object>({ header, value }: Column<Row>): ColumnDef<typeof features, Row> {
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

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const
const ARROWS = { asc: '▲', desc: '▼', none: '⇅' } as const

function lines(count: number): string {
  return `${count} ${count < 2 ? 'ligne' : 'lignes'}`
}
