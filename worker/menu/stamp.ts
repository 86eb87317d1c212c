import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { menuStamp } from '../db/schema.ts'

const ONLY_ROW = 1

/** The menu's stamp in milliseconds since 1970. */
export function selectStamp(db: Database) {
  return db.select({ stamp: menuStamp.stamp }).from(menuStamp).where(eq(menuStamp.id, ONLY_ROW))
}

/** Raises the stamp to `now`, or by one if `now` is not later, so that it always grows. */
export function raiseStamp(db: Database, now: Date) {
  return db
    .insert(menuStamp)
    .values({ id: ONLY_ROW, stamp: now.getTime() })
    .onConflictDoUpdate({
      target: menuStamp.id,
      set: { stamp: sql`max(${menuStamp.stamp} + 1, excluded.stamp)` },
    })
}
