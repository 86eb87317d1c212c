import { isSpokenCell } from '../../../../content/site/page-words.ts'
import type { SpokenText } from '../../../../domain/api/page.ts'
import { SpokenLine } from '../SpokenLine.tsx'
import type { FormProps } from './form-props.ts'
import styles from './Tables.module.css'

interface LookupTable {
  title: string
  columns: string[]
  rows: SpokenText[][]
  note?: string | undefined
}

/** Reference tables with one entry per row. Cells are spoken when tapped, except those that are only read. */
export function Tables({ content, children }: FormProps<'tables'>) {
  return (
    <>
      {content.tables.map((table) => (
        <TableSection key={table.title} table={table} />
      ))}
      {children}
    </>
  )
}

function TableSection({ table }: { table: LookupTable }) {
  return (
    <section>
      <h2 className={styles.title}>{table.title}</h2>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {withIndices(table.columns).map(({ place, item: column }) =>
                column === '' ? (
                  <td key={place} />
                ) : (
                  <th key={place} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.map((cell) => cell.french).join('|')}>
                {withIndices(row).map(({ place, item: cell }) => (
                  <td key={place}>{isSpokenCell(cell) ? <SpokenLine {...cell} /> : cell.french}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.note && <p className={styles.note}>{table.note}</p>}
    </section>
  )
}

/** Keys columns and cells by index, because they may be equal. */
function withIndices<Item>(items: Item[]): { place: number; item: Item }[] {
  return items.map((item, place) => ({ place, item }))
}
