import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

/** The school's database. `batch` is its one kind of transaction: D1 refuses BEGIN. */
export type Database = DrizzleD1Database

export function openDatabase(d1: D1Database): Database {
  return drizzle(d1)
}
