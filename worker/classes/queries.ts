import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { SaveClassRequest, SchoolClass } from '../../domain/api/class.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { classes, classGoals, users } from '../db/schema.ts'

/** The codes of the school's classes. */
export async function listClassCodes(db: Database): Promise<string[]> {
  const rows = await db.select({ classCode: classes.classCode }).from(classes).orderBy(asc(classes.classCode))
  return rows.map(({ classCode }) => classCode)
}

/** The school's classes, by code. */
export async function listClasses(db: Database): Promise<SchoolClass[]> {
  return db.select().from(classes).orderBy(asc(classes.classCode))
}

/** What a session tells of the user's class: whether its devices can record, and its grade. */
export interface ClassFacts {
  hasMicrophones: boolean
  grade: number | null
}

const factsByCode = prepared((db) =>
  db
    .select({ hasMicrophones: classes.hasMicrophones, grade: classes.grade })
    .from(classes)
    .where(eq(classes.classCode, sql.placeholder('classCode')))
    .prepare(),
)

/** The devices of nobody's class can record. */
export async function factsOfClass(db: Database, classCode: string | null): Promise<ClassFacts> {
  const found = classCode === null ? undefined : await factsByCode(db).get({ classCode })
  return found ?? { hasMicrophones: true, grade: null }
}

/** Adds a class, or changes the one with its code, but for how its pupils sign in. `former`: as it was; undefined for a new one. */
export async function saveClass(
  db: Database,
  classCode: string,
  values: SaveClassRequest,
): Promise<{ former: SchoolClass | undefined; saved: SchoolClass | undefined }> {
  const [[former], [saved]] = await db.batch([
    db.select().from(classes).where(eq(classes.classCode, classCode)),
    db
      .insert(classes)
      .values({ classCode, ...values })
      .onConflictDoUpdate({ target: classes.classCode, set: values })
      .returning(),
  ])
  return { former, saved }
}

/** Deletes a class that nobody is in. @returns whether it did */
export async function deleteClass(db: Database, classCode: string): Promise<boolean> {
  const ofClass = db.select({ id: users.id }).from(users).where(eq(users.classCode, classCode))
  const [, deleted] = await db.batch([
    db.delete(classGoals).where(and(eq(classGoals.classCode, classCode), notExists(ofClass))),
    db
      .delete(classes)
      .where(and(eq(classes.classCode, classCode), notExists(ofClass)))
      .returning({ classCode: classes.classCode }),
  ])
  return deleted.length > 0
}
