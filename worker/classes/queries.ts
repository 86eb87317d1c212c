import { and, asc, eq, notExists } from 'drizzle-orm'
import type { SaveClassRequest, SchoolClass } from '../../domain/api/class.ts'
import type { Database } from '../db/database.ts'
import { classes, users } from '../db/schema.ts'

/** The codes of the school's classes. */
export async function listClassCodes(db: Database): Promise<string[]> {
  const rows = await db.select({ classCode: classes.classCode }).from(classes).orderBy(asc(classes.classCode))
  return rows.map(({ classCode }) => classCode)
}

/** The school's classes, by code. */
export async function listClasses(db: Database): Promise<SchoolClass[]> {
  return db.select().from(classes).orderBy(asc(classes.classCode))
}

/** Adds a class, or changes the one with its code, but for how its pupils sign in. */
export async function saveClass(
  db: Database,
  classCode: string,
  values: SaveClassRequest,
): Promise<SchoolClass | undefined> {
  const [saved] = await db
    .insert(classes)
    .values({ classCode, ...values })
    .onConflictDoUpdate({ target: classes.classCode, set: values })
    .returning()
  return saved
}

/** Deletes a class that nobody is in. @returns whether it did */
export async function deleteClass(db: Database, classCode: string): Promise<boolean> {
  const ofClass = db.select({ id: users.id }).from(users).where(eq(users.classCode, classCode))
  const deleted = await db
    .delete(classes)
    .where(and(eq(classes.classCode, classCode), notExists(ofClass)))
    .returning({ classCode: classes.classCode })
  return deleted.length > 0
}
