import { fillPlaceholders, type Query } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { PreparedQuery } from 'drizzle-orm/session'
import type { Database } from './database.ts'

/**
 * A query that is built once a database and run with other values each time: building one costs about as much
 * as all else that a small call does. `build` puts `sql.placeholder(name)` where values go, and ends in `.prepare()`.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}

/**
 * The same for a query of a batch: the library's batch takes no values for placeholders, so each run gets the
 * query that was built, with its own values in their places. `build` does not end in `.prepare()`.
 */
export function preparedForBatch<Result>(
  build: (db: Database) => RunnableQuery<Result, 'sqlite'> & { prepare(): PreparedQuery },
): (db: Database, values: Record<string, unknown>) => RunnableQuery<Result, 'sqlite'> {
  const once = prepared((db) => {
    const query = build(db)
    return { query, statement: query.prepare() }
  })
  return (db, values) => {
    const { query, statement } = once(db)
    const { sql, params } = statement.getQuery()
    const filled: Query = { sql, params: fillPlaceholders(params, values) }
    return Object.assign(Object.create(query), {
      _prepare: () => Object.assign(Object.create(statement), { getQuery: () => filled }),
    })
  }
}
