import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

/**
 * The school's database. `batch` is the only kind of transaction, since D1 has no BEGIN. `$client` is the D1
 * binding.
 */
export type Database = DrizzleD1Database & { $client: D1Database }

const cache = new WeakMap<D1Database, Database>()

/** The database of a binding, always the same object. */
export function openDatabase(d1: D1Database): Database {
  const cached = cache.get(d1)
  if (cached) return cached
  const db = drizzle(d1)
  cache.set(d1, db)
  return db
}
