import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../db/schema.ts'

export interface TableOfBackup {
  name: string
  columns: ReadonlySet<string>
}

/** Every table of the school, each after those that its rows name. */
export const tables: readonly TableOfBackup[] = Object.values(schema).flatMap((table) => {
  if (!(table instanceof SQLiteTable)) return []
  const { name, columns } = getTableConfig(table)
  return [{ name, columns: new Set(columns.map((column) => column.name)) }]
})
