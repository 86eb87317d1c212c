import { getTableName } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../db/schema.ts'

export interface TableOfBackup {
  name: string
  columns: ReadonlySet<string>
  /** The columns that name a row of another table, or none: of which table, and by which of its columns. */
  mayName: readonly { column: string; table: string; key: string }[]
}

/** Every table of what the school keeps, each after those that its rows name. */
export const tables: readonly TableOfBackup[] = Object.values(schema).flatMap((table) => {
  if (!(table instanceof SQLiteTable) || table === schema.restoreParts) return []
  const { name, columns, foreignKeys } = getTableConfig(table)
  const mayName = foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference()
    const [column, key] = [columns[0], foreignColumns[0]]
    if (!column || !key || column.notNull) return []
    return [{ column: column.name, table: getTableName(foreignTable), key: key.name }]
  })
  return [{ name, columns: new Set(columns.map((column) => column.name)), mayName }]
})
