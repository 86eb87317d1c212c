import { is, Placeholder, type SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'

const dialect = new SQLiteAsyncDialect()

/**
 * A statement of D1's own, for `db.$client.batch`: written when it is first used, and bound to other values each time. The library's batch
 * binds no values to placeholders, so that its statements would be built again for each call.
 */
export function statement(
  query: SQL,
): (db: Database, values: Record<string, unknown>) => D1PreparedStatement {
  let written: ReturnType<typeof dialect.sqlToQuery> | undefined
  return (db, values) => {
    written ??= dialect.sqlToQuery(query)
    const bound = written.params.map((each) => (is(each, Placeholder) ? values[each.name] : each))
    return db.$client.prepare(written.sql).bind(...bound)
  }
}
