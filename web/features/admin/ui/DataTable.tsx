import { useTable } from '@tanstack/react-table'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { CodeText } from '../../../ui/CodeText.tsx'
import { Pager, paginate } from '../../../ui/Pager.tsx'
import { pluralize } from '../data/pluralize.ts'
import { useHistoryState } from '../hooks/use-history-state.ts'
import { SaveCSV } from './SaveCSV.tsx'
import { type Column, features, matchesSearch, toColumnDef } from './table-columns.ts'
import { TickBar, TickBox, useTicks } from './ticks.tsx'
import styles from './ui.module.css'

export type { Column } from './table-columns.ts'

interface Ticks<Row> {
  /** Names a row in its checkbox's label: "Choisir Alice". */
  nameOf(row: Row): string
  actions(rows: readonly Row[]): ReactNode
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowID(row: Row): string | number
  /** CSV file name without extension. Omit to hide the export button. */
  fileName?: string
  /** Hides the search field, for rows that are already the result of a search. */
  isSearchHidden?: boolean
  emptyText: string
  /** Rendered when a search has no matches, e.g. a "create" button. @param search the trimmed text */
  renderNoMatches?(search: string): ReactNode
  /** Renders a row's buttons, whose labels name the row. */
  actions?(row: Row): ReactNode
  /** Lets the user tick rows for actions on several of them. */
  ticks?: Ticks<Row>
  /** Renders actions for all matching rows, in their current order. */
  renderMatchActions?(rows: readonly Row[]): ReactNode
  /** Keeps the first column in view when the table scrolls sideways. */
  isWide?: boolean
  /** Further filters, next to the search field. */
  children?: ReactNode
}

const tablePlace = z.object({
  search: z.string(),
  page: z.int(),
  sort: z.array(z.object({ id: z.string(), desc: z.boolean() })),
})
/** A typical class fits on one page. */
const ROWS_PER_PAGE = 40
const INITIAL_PLACE: z.infer<typeof tablePlace> = { search: '', page: 1, sort: [] }

/** A table with search, sorting, pagination, ticks and CSV export. Export and printing include all matching rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowID,
    fileName,
    isSearchHidden: isSearched,
    emptyText: empty,
    renderNoMatches: withNothing,
    actions,
    ticks,
    renderMatchActions: withFound,
    isWide,
    children,
  } = props
  // Refetched rows stay on the current page; searching, filtering and sorting return to the first.
  const [place, setPlace] = useHistoryState(`table ${caption}`, tablePlace, INITIAL_PLACE)
  const setPage = (page: number) => setPlace({ ...place, page })
  const ticked = useTicks(rows, rowID)
  const table = useTable({
    features,
    columns: useMemo(() => columns.map((column) => toColumnDef(column)), [columns]),
    data: rows,
    getRowId: (row) => String(rowID(row)),
    globalFilterFn(row, columnID, query: string) {
      const column = columns.find(({ header }) => header === columnID)
      return matchesSearch(row.getValue(columnID), column?.shown?.(row.original), query)
    },
    getColumnCanGlobalFilter: () => true,
    state: { globalFilter: place.search, sorting: place.sort },
    enableSortingRemoval: false,
  })
  const matches = table.getSortedRowModel().rows.map(({ original }) => original)
  const isPrinting = useIsPrinting()
  const shown = isPrinting
    ? { rows: matches, page: 1, pages: 1 }
    : paginate(matches, place.page, ROWS_PER_PAGE)
  const exportedTable = () => ({
    headers: columns.map(({ header }) => header),
    rows: matches.map((row) => columns.map(({ value }) => value(row))),
  })

  return (
    <section className={styles.section} aria-label={caption}>
      <div className="row bottom">
        {!isSearched && (
          <label className={styles.search}>
            Chercher
            <input
              type="search"
              className={styles.input}
              value={place.search}
              onChange={({ target }) => setPlace({ ...place, search: target.value, page: 1 })}
            />
          </label>
        )}
        {/* Filtering returns to the first page too. */}
        <div className={styles.narrowing} onChange={() => setPage(1)}>
          {children}
        </div>
        {withFound?.(matches)}
        {fileName !== undefined && (
          <SaveCSV name={fileName} isOff={matches.length === 0} table={exportedTable} />
        )}
      </div>
      <p role="status" className={styles.total}>
        {matches.length < rows.length && `${matches.length} sur `}
        {pluralize(rows.length, 'ligne', 'lignes')}
      </p>
      {ticks && rows.length > 0 && (
        <TickBar count={ticked.rows.length} onClear={ticked.clear}>
          {ticks.actions(ticked.rows)}
        </TickBar>
      )}
      {matches.length === 0 ? (
        <>
          <p className={styles.empty}>{rows.length === 0 ? empty : 'Rien ne correspond à la recherche.'}</p>
          {place.search.trim() !== '' && withNothing?.(place.search.trim())}
        </>
      ) : (
        <div className={styles.scroll}>
          <table className={isWide ? `${styles.table} ${styles.wide}` : styles.table}>
            <caption className="for-ears">{caption}</caption>
            <thead>
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {ticks && (
                    <th scope="col" className={`for-screen ${styles.ofTicks}`}>
                      <TickBox
                        name="Tout choisir"
                        isTicked={matches.every(ticked.has)}
                        isPartly={ticked.rows.length > 0}
                        onTick={(isTicked) => ticked.set(matches, isTicked)}
                      />
                    </th>
                  )}
                  {group.headers.map(({ id, column }, index) => (
                    <th
                      key={id}
                      scope="col"
                      className={columns[index]?.isExtra ? styles.extra : undefined}
                      aria-sort={ARIA_SORT[column.getIsSorted() || 'none']}
                    >
                      <button
                        type="button"
                        className={styles.sort}
                        onClick={() => {
                          const desc = column.getIsSorted()
                            ? column.getIsSorted() === 'asc'
                            : column.getFirstSortDir() === 'desc'
                          setPlace({ ...place, sort: [{ id, desc }], page: 1 })
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
                    <th scope="col" className="for-screen">
                      <span className="for-ears">Actions</span>
                    </th>
                  )}
                </tr>
              ))}
            </thead>
            <tbody>
              {shown.rows.map((row) => (
                <tr key={rowID(row)} data-ticked={(ticks && ticked.has(row)) || undefined}>
                  {ticks && (
                    <td className={`for-screen ${styles.ofTicks}`}>
                      <TickBox
                        name={`Choisir ${ticks.nameOf(row)}`}
                        isTicked={ticked.has(row)}
                        onTick={(isTicked) => ticked.set([row], isTicked)}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.header} column={column} row={row} />
                  ))}
                  {actions && (
                    <td className={`for-screen ${styles.actions}`}>
                      <div>{actions(row)}</div>
                    </td>
                  )}
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
  const value = column.shown?.(row) ?? column.value(row)
  return (
    <td className={column.isExtra ? styles.extra : typeof value === 'number' ? styles.number : undefined}>
      {column.cell ? column.cell(row) : typeof value === 'string' ? <CodeText text={value} /> : value}
    </td>
  )
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const
const ARROWS = { asc: '▲', desc: '▼', none: '⇅' } as const

/** True while the page is being printed. Updates synchronously, before the browser lays out the printout. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
