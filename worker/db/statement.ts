import { is, Placeholder, type SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'

const dialect = new SQLiteAsyncDialect()

/**
 * A D1 statement for `db.$client.batch`, built on first use and bound to new values each time. Drizzle's
 * batch cannot bind placeholders, so its statements would be rebuilt for each call.
 */
export function statement(
  query: SQL,
): (db: Database, values: Record<string, unknown>) => D1PreparedStatement {
  let built: ReturnType<typeof dialect.sqlToQuery> | undefined
  return (db, values) => {
    built ??= dialect.sqlToQuery(query)
    const bound = built.params.map((each) => (is(each, Placeholder) ? values[each.name] : each))
    return db.$client.prepare(built.sql).bind(...bound)
  }
}
