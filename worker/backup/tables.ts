import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../db/schema.ts'

export interface TableOfBackup {
  name: string
  columns: ReadonlySet<string>
}

/** Every table of what the school keeps, each after those that its rows name. */
export const tables: readonly TableOfBackup[] = Object.values(schema).flatMap((table) => {
  if (!(table instanceof SQLiteTable) || table === schema.restoreParts) return []
  const { name, columns } = getTableConfig(table)
  return [{ name, columns: new Set(columns.map((column) => column.name)) }]
})
