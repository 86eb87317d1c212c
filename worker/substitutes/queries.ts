import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { MAX_SUBSTITUTES } from '../../domain/substitute.ts'
import type { Database } from '../db/database.ts'
import { lessonSteps, substitutes, users } from '../db/schema.ts'
import { isRestoring, unlessRestoring } from '../schools/restore-lock.ts'

export interface SubstituteRow {
  substituteID: number
  day: string
  classCodes: string[]
  /** The session that opened the link last. */
  sid: string | null
}

const columns = {
  substituteID: substitutes.substituteID,
  day: substitutes.day,
  classCodes: substitutes.classCodes,
  sid: substitutes.sid,
}
const storedCodes = z.array(z.string())

function toSubstituteRow(row: Omit<SubstituteRow, 'classCodes'> & { classCodes: string }): SubstituteRow {
  return { ...row, classCodes: z.parse(storedCodes, JSON.parse(row.classCodes)) }
}

/** Links for today and later days. */
export async function listSubstitutes(db: Database, today: string): Promise<SubstituteRow[]> {
  const rows = await db
    .select(columns)
    .from(substitutes)
    .where(gte(substitutes.day, today))
    .orderBy(asc(substitutes.day), asc(substitutes.substituteID))
    .limit(MAX_SUBSTITUTES)
  return rows.map(toSubstituteRow)
}

/** @throws {Refusal} 503 while a restore is running */
export async function findSubstitute(db: Database, id: number): Promise<SubstituteRow | undefined> {
  const found = await db
    .select({ row: columns, isRestoring })
    .from(substitutes)
    .where(eq(substitutes.substituteID, id))
    .get()
  const row = unlessRestoring(found)?.row
  return row && toSubstituteRow(row)
}

interface NewSubstitute {
  day: string
  classCodes: readonly string[]
  madeBy: number
  now: Date
}

/** Adds a link, or returns the one of the same day and classes. Null if the school has too many. */
export async function addSubstitute(
  db: Database,
  { day, classCodes, madeBy, now }: NewSubstitute,
  today: string,
): Promise<SubstituteRow | null> {
  const codes = JSON.stringify([...new Set(classCodes)].toSorted())
  const [, [row]] = await db.batch([
    db
      .insert(substitutes)
      .select(
        sql`SELECT NULL, ${day}, ${codes}, ${madeBy}, ${now.toISOString()}, NULL
          WHERE (SELECT count(*) FROM substitutes WHERE day >= ${today}) < ${MAX_SUBSTITUTES}`,
      )
      .onConflictDoNothing(),
    db
      .select(columns)
      .from(substitutes)
      .where(and(eq(substitutes.day, day), eq(substitutes.classCodes, codes))),
  ])
  return row ? toSubstituteRow(row) : null
}

export async function deleteSubstitute(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .delete(substitutes)
    .where(eq(substitutes.substituteID, id))
    .returning({ id: substitutes.substituteID })
  return deleted.length > 0
}

/** Stores the session that opens the link, if the stored one is still `former`. */
export async function replaceSession(
  db: Database,
  { substituteID, sid: former }: SubstituteRow,
  sid: string | null,
): Promise<boolean> {
  const changed = await db
    .update(substitutes)
    .set({ sid })
    .where(and(eq(substitutes.substituteID, substituteID), sql`${substitutes.sid} IS ${former}`))
    .returning({ id: substitutes.substituteID })
  return changed.length > 0
}

/** The pupils of the classes, and which steps of the lessons each of them has done. */
export async function readDay(db: Database, classCodes: readonly string[], codes: readonly string[]) {
  const isPupil = and(
    inArray(users.classCode, [...classCodes]),
    eq(users.isAdmin, false),
    eq(users.isEnabled, true),
    isNotNull(users.classCode),
  )
  const [pupils, done] = await db.batch([
    db
      .select({ id: users.id, displayName: users.displayName, classCode: users.classCode })
      .from(users)
      .where(isPupil)
      .orderBy(asc(users.displayName), asc(users.id)),
    db
      .select({ code: lessonSteps.code, userID: lessonSteps.userID, step: lessonSteps.clientID })
      .from(lessonSteps)
      .innerJoin(users, and(eq(users.id, lessonSteps.userID), isPupil))
      .where(inArray(lessonSteps.code, [...codes])),
  ])
  return { pupils, done }
}
