import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

/** The school's database. `batch` is its one kind of transaction: D1 refuses BEGIN. `$client` is D1 itself. */
export type Database = DrizzleD1Database & { $client: D1Database }

const opened = new WeakMap<D1Database, Database>()

/** The database of a binding, the same one each time. */
export function openDatabase(d1: D1Database): Database {
  const known = opened.get(d1)
  if (known) return known
  const db = drizzle(d1)
  opened.set(d1, db)
  return db
}
