import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { SaveClassRequest, SchoolClass } from '../../domain/api/class.ts'
import { gradeIn } from '../../domain/class-grades.ts'
import type { EnglishHelp } from '../../domain/english-help.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { classes, substitutes, users } from '../db/schema.ts'
import { removeAudiencesStatements } from '../groups/remove-audiences.ts'
import type { User } from '../users/queries.ts'

export async function listClassCodes(db: Database): Promise<string[]> {
  const rows = await db.select({ classCode: classes.classCode }).from(classes).orderBy(asc(classes.classCode))
  return rows.map(({ classCode }) => classCode)
}

export async function listClasses(db: Database): Promise<SchoolClass[]> {
  return db.select().from(classes).orderBy(asc(classes.classCode))
}

/** Facts about the user's class that are part of a session. `grade` is the user's grade in the class. */
export interface ClassFacts {
  hasMicrophones: boolean
  englishHelp: EnglishHelp
  grade: number | null
}

const factsByCode = prepared((db) =>
  db
    .select({
      hasMicrophones: classes.hasMicrophones,
      englishHelp: classes.englishHelp,
      grade: classes.grade,
      lastGrade: classes.lastGrade,
    })
    .from(classes)
    .where(eq(classes.classCode, sql.placeholder('classCode')))
    .prepare(),
)

/**
 * Reads the facts. For a user without a class, devices can record, English help is shown, and there is no
 * grade.
 */
export async function factsOfClass(
  db: Database,
  { classCode, grade }: Pick<User, 'classCode' | 'grade'>,
): Promise<ClassFacts> {
  const found = classCode === null ? undefined : await factsByCode(db).get({ classCode })
  if (!found) return { hasMicrophones: true, englishHelp: 'shown', grade: null }
  const { hasMicrophones, englishHelp } = found
  return { hasMicrophones, englishHelp, grade: gradeIn(found, grade) }
}

/**
 * Adds or changes a class, except how its pupils sign in.
 * @returns `former`: the class before; undefined for a new one
 */
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

/**
 * Deletes a class without users, with its goal and checks, and removes it from lessons, live games,
 * substitutes' links and colleagues' scopes. Otherwise these would apply to a later class with the same code.
 * @returns the ids of colleagues who lost it; null if it was not deleted
 */
export async function deleteClass(db: Database, classCode: string): Promise<number[] | null> {
  const ofClass = db.select({ id: users.id }).from(users).where(eq(users.classCode, classCode))
  const isDeletable = and(eq(classes.classCode, classCode), notExists(ofClass))
  const deletableCode = sql`(SELECT ${classes.classCode} FROM ${classes} WHERE ${isDeletable})`
  const hasClass = sql`EXISTS (SELECT 1 FROM json_each(${substitutes.classCodes}) WHERE value = ${deletableCode})`
  const otherCodes = sql`(
    SELECT json_group_array(value) FROM json_each(${substitutes.classCodes}) WHERE value <> ${classCode}
  )`
  const hasEqualLink = sql`EXISTS (
    SELECT 1 FROM substitutes AS other WHERE other.day = ${substitutes.day} AND other.class_codes = ${otherCodes}
  )`
  const { 7: deleted, 8: colleagues } = await db.batch([
    db
      .update(substitutes)
      .set({ classCodes: otherCodes })
      .where(sql`${hasClass} AND ${otherCodes} <> '[]' AND NOT ${hasEqualLink}`),
    // Deletes the remaining links: those for this class only, and those that would become equal to another
    // link of the same day.
    db.delete(substitutes).where(hasClass),
    ...removeAudiencesStatements(db, deletableCode),
    db.delete(classes).where(isDeletable).returning({ classCode: classes.classCode }),
    db
      .update(users)
      .set({
        scope: sql`json_set(${users.scope}, '$.classCodes', (
          SELECT json_group_array(value) FROM json_each(${users.scope}, '$.classCodes') WHERE value <> ${classCode}
        ))`,
      })
      .where(
        and(
          sql`changes() > 0`,
          sql`EXISTS (SELECT 1 FROM json_each(${users.scope}, '$.classCodes') WHERE value = ${classCode})`,
        ),
      )
      .returning({ id: users.id }),
  ])
  return deleted.length > 0 ? colleagues.map(({ id }) => id) : null
}
