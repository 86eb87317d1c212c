import { getTableName } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../db/schema.ts'

export interface TableOfBackup {
  name: string
  columns: ReadonlySet<string>
  /** The columns by which each of its rows is another. */
  key: readonly string[]
  /** The column that always names a user: in `users` itself the key. */
  userID: string | undefined
  /** The columns that name a row of another table, or none: of which table, and by which of its columns. */
  mayName: readonly { column: string; table: string; key: string }[]
}

/** Every table of what the school keeps, each after those that its rows name. */
export const tables: readonly TableOfBackup[] = Object.values(schema).flatMap((table) => {
  if (!(table instanceof SQLiteTable) || table === schema.restoreParts) return []
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table)
  const keyColumns = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const named = foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference()
    const [column, key] = [columns[0], foreignColumns[0]]
    return column && key ? [{ column, table: getTableName(foreignTable), key: key.name }] : []
  })
  const owner = named.find(({ column, table }) => column.notNull && table === 'users')
  return [
    {
      name,
      columns: new Set(columns.map((column) => column.name)),
      key: keyColumns.map((column) => column.name),
      userID: name === 'users' ? 'id' : owner?.column.name,
      mayName: named
        .filter(({ column }) => !column.notNull)
        .map(({ column, ...other }) => ({ column: column.name, ...other })),
    },
  ]
})
