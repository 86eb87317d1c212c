import type { SpokenText } from '../../../domain/api/page.ts'
import { SpokenLine } from './SpokenLine.tsx'
import styles from './Tables.module.css'

interface LookupTable {
  title: string
  columns: string[]
  rows: SpokenText[][]
  note?: string | undefined
}

/** Tables to look things up in: a row is an entry, a cell with a sound speaks. */
export function Tables({ tables }: { tables: LookupTable[] }) {
  return tables.map((table) => (
    <section key={table.title}>
      <h2 className={styles.title}>{table.title}</h2>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.map((cell) => cell.french).join('|')}>
                {row.map((cell, column) => (
                  <td key={table.columns[column] ?? column}>
                    {cell.sound === null ? cell.french : <SpokenLine {...cell} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.note && <p className={styles.note}>{table.note}</p>}
    </section>
  ))
}
