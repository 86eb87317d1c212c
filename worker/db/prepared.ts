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
