import { asc } from 'drizzle-orm'
import type { Database } from './database.ts'
import { classes } from './schema.ts'

/** The codes of the school's classes. */
export async function listClassCodes(db: Database): Promise<string[]> {
  const rows = await db.select({ classCode: classes.classCode }).from(classes).orderBy(asc(classes.classCode))
  return rows.map(({ classCode }) => classCode)
}
