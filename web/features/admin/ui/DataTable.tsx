import { useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import * as z from 'zod/mini'
import { fold } from '../../../lib/text/fold.ts'
import { Pager } from '../../../ui/Pager.tsx'
import { pageOf } from '../../../ui/page-of.ts'
import { counted } from '../data/counted.ts'
import { useKeptPlace } from '../hooks/use-kept-place.ts'
import { usePrinting } from '../hooks/use-printing.ts'
import styles from './DataTable.module.css'
import { SaveCSV } from './SaveCSV.tsx'
import { TickBar } from './TickBar.tsx'
import { TickBox } from './TickBox.tsx'
import { asDefinition, type Column, features } from './table-columns.ts'
import { useTicks } from './use-ticks.ts'

export type { Column } from './table-columns.ts'

interface Ticks<Row> {
  /** What tells a row from all others, for ears: the box of it is "Choisir Alice". */
  nameOf(row: Row): string
  /** What can be done with those that are ticked. */
  actions(rows: readonly Row[]): ReactNode
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowID(row: Row): string | number
  /** Of the file that it is saved as, without an ending; without one it is not there to be saved. */
  fileName?: string
  /** What stands above it searches its rows already. */
  isSearched?: boolean
  /** The sentence in place of no rows. */
  empty: string
  /** What is offered where a search finds nothing. @param search as it was typed */
  withNothing?(search: string): ReactNode
  /** What can be done with a row: buttons, named for it. */
  actions?(row: Row): ReactNode
  /** Rows can be ticked, and something done with several at once. */
  ticks?: Ticks<Row>
  /** What can be done with all rows that are found, in their order. */
  withFound?(rows: readonly Row[]): ReactNode
  /** There are more columns than a screen has room for: the first stays in sight. */
  isWide?: boolean
  /** What else narrows the rows: it stands beside the search. */
  children?: ReactNode
}

const tablePlace = z.object({
  search: z.string(),
  page: z.int(),
  sort: z.array(z.object({ id: z.string(), desc: z.boolean() })),
})
/** A usual class fits on one page. */
const ROWS_A_PAGE = 40
const START: z.infer<typeof tablePlace> = { search: '', page: 1, sort: [] }

/** Rows that can be searched, sorted, leafed through, and saved for a spreadsheet or printed as they are narrowed. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowID,
    fileName,
    isSearched,
    empty,
    withNothing,
    actions,
    ticks,
    withFound,
    isWide,
    children,
  } = props
  // What is read again after a change stays on its page; what is narrowed or sorted begins with the first.
  const [place, keepPlace] = useKeptPlace(`table ${caption}`, tablePlace, START)
  const setPage = (page: number) => keepPlace({ ...place, page })
  const ticked = useTicks(rows, rowID)
  const table = useTable({
    features,
    columns: useMemo(() => columns.map((column) => asDefinition(column)), [columns]),
    data: rows,
    getRowId: (row) => String(rowID(row)),
    globalFilterFn: (row, columnID, wanted: string) =>
      fold(String(row.getValue(columnID))).includes(fold(wanted)),
    getColumnCanGlobalFilter: () => true,
    state: { globalFilter: place.search, sorting: place.sort },
    enableSortingRemoval: false,
  })
  const found = table.getSortedRowModel().rows
  const isPrinting = usePrinting()
  const shown = isPrinting ? { rows: found, page: 1, pages: 1 } : pageOf(found, place.page, ROWS_A_PAGE)
  const asTable = () => ({
    headers: columns.map(({ header }) => header),
    rows: found.map(({ original }) => columns.map(({ value }) => value(original))),
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
              onChange={({ target }) => keepPlace({ ...place, search: target.value, page: 1 })}
            />
          </label>
        )}
        {/* What narrows the rows otherwise begins with the first page too. */}
        <div className={styles.narrowing} onChange={() => setPage(1)}>
          {children}
        </div>
        {withFound?.(found.map(({ original }) => original))}
        {fileName !== undefined && <SaveCSV name={fileName} isOff={found.length === 0} table={asTable} />}
      </div>
      <p role="status" className={styles.total}>
        {found.length < rows.length && `${found.length} sur `}
        {counted(rows.length, 'ligne', 'lignes')}
      </p>
      {ticks && rows.length > 0 && (
        <TickBar count={ticked.rows.length} onClear={ticked.clear}>
          {ticks.actions(ticked.rows)}
        </TickBar>
      )}
      {found.length === 0 ? (
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
                        isTicked={found.every(({ original }) => ticked.has(original))}
                        isPartly={ticked.rows.length > 0}
                        onTick={(isTicked) =>
                          ticked.set(
                            found.map(({ original }) => original),
                            isTicked,
                          )
                        }
                      />
                    </th>
                  )}
                  {group.headers.map(({ id, column }) => (
                    <th key={id} scope="col" aria-sort={ARIA_SORT[column.getIsSorted() || 'none']}>
                      <button
                        type="button"
                        className={styles.sort}
                        onClick={() => {
                          const desc = column.getIsSorted()
                            ? column.getIsSorted() === 'asc'
                            : column.getFirstSortDir() === 'desc'
                          keepPlace({ ...place, sort: [{ id, desc }], page: 1 })
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
              {shown.rows.map(({ id, original }) => (
                <tr key={id} data-ticked={(ticks && ticked.has(original)) || undefined}>
                  {ticks && (
                    <td className={`for-screen ${styles.ofTicks}`}>
                      <TickBox
                        name={`Choisir ${ticks.nameOf(original)}`}
                        isTicked={ticked.has(original)}
                        onTick={(isTicked) => ticked.set([original], isTicked)}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.header} column={column} row={original} />
                  ))}
                  {actions && (
                    <td className={`for-screen ${styles.actions}`}>
                      <div>{actions(original)}</div>
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
  const value = column.value(row)
  return (
    <td className={typeof value === 'number' ? styles.number : undefined}>
      {column.cell ? column.cell(row) : value}
    </td>
  )
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const
const ARROWS = { asc: '▲', desc: '▼', none: '⇅' } as const
