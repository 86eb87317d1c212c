import type { Database } from './database.ts'

/**
 * Builds a query once per database and reuses it with other values, because building takes about as long as
 * the rest of a small call. `build` uses `sql.placeholder(name)` for values and ends in `.prepare()`.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const cached = built.get(db)
    if (cached) return cached
    const query = build(db)
    built.set(db, query)
    return query
  }
}
