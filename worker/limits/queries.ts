import { and, eq, gt, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { attempts } from '../db/schema.ts'
import type { User } from '../users/queries.ts'

export interface Subject {
  /** Of several limits of the same key each attempt is recorded once. */
  key: string
  /** So many attempts within `milliseconds` lock the subject until there are fewer. */
  lockedFrom: number
  milliseconds: number
}

/** What is counted by the id of a user. */
export const OF_USER_ID = ['password', 'pin', 'code', 'recoveryCode', 'log']

/** The subjects that name a user, besides the tries at their secret pictures. */
export function subjectsOf({ id, userNameKey }: User): string[] {
  return [`name:${userNameKey}`, ...OF_USER_ID.map((kind) => `${kind}:${id}`)]
}

/** When the last of the subjects' locks ends; null where none is locked. */
export async function findLock(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  return lastEnd(await locks(db).all({ asked: asked(subjects, now) }))
}

const locks = prepared((db) => lockingAttempts(db, sql.placeholder('asked')).prepare())

/**
 * Records an attempt of each subject, unless one of them is locked: then nothing is stored.
 * @returns what `findLock` says from then on
 */
export async function recordAttempts(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  const [, rows] = await db.batch([
    insertAttempts(db, subjects, now),
    lockingAttempts(db, asked(subjects, now)),
  ])
  return lastEnd(rows)
}

/**
 * Takes one of each subject's attempts beforehand, so that of any number of tries at the same time no more
 * than `lockedFrom` get through; false where one of them has none left.
 */
export async function takeAttempts(db: Database, subjects: Subject[], now: Date): Promise<boolean> {
  const taken = await insertAttempts(db, subjects, now).returning({ subject: attempts.subject })
  return taken.length > 0
}

/** One statement: of all subjects or of none. */
function insertAttempts(db: Database, subjects: Subject[], now: Date) {
  const locking = lockingAttempts(db, asked(subjects, now))
  return db.insert(attempts).select(
    sql`SELECT NULL, value, ${now.toISOString()}, coalesce(${newestNumber(sql`value`)}, 0) + 1
      FROM json_each(${keysOf(subjects)}) WHERE NOT EXISTS ${locking}`,
  )
}

/**
 * A try that was right is no attempt. The newest of each subject goes, which is as good as its own: so their numbers stay
 * without a gap.
 */
export async function giveBack(db: Database, subjects: Subject[]): Promise<void> {
  const newest = sql`SELECT (
      SELECT attempt_id FROM attempts WHERE subject = value ORDER BY number DESC LIMIT 1
    ) FROM json_each(${keysOf(subjects)})`
  await db.delete(attempts).where(inArray(attempts.attemptID, sql`(${newest})`))
}

/** Until when each key is locked that is, among the subjects'. */
export async function listLocks(
  db: Database,
  subjects: readonly Subject[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await locks(db).all({ asked: asked(subjects, now) })
  return new Map(inOrder(rows).map(({ key, end }) => [key, end]))
}

/** Each key once, as JSON. */
function keysOf(subjects: readonly Subject[]): string {
  return JSON.stringify([...new Set(subjects.map(({ key }) => key))])
}

/** What `lockingAttempts` is asked about, as JSON. Attempts of the instant `from` or before weigh nothing. */
function asked(subjects: readonly Subject[], now: Date): string {
  return JSON.stringify(
    subjects.map((subject) => ({
      ...subject,
      from: new Date(now.getTime() - subject.milliseconds).toISOString(),
    })),
  )
}

interface Locking {
  key: string
  at: string
  milliseconds: number
}

/**
 * The attempts that must grow old before a subject is free: of each that is locked the `lockedFrom`th from the newest,
 * found by its number.
 */
function lockingAttempts(db: Database, asked: string | Placeholder) {
  return db
    .select({
      key: attempts.subject,
      at: attempts.at,
      milliseconds: sql<number>`asked.value ->> 'milliseconds'`,
    })
    .from(sql`json_each(${asked}) AS asked`)
    .innerJoin(
      attempts,
      and(
        eq(attempts.subject, sql`asked.value ->> 'key'`),
        eq(
          attempts.number,
          sql`${newestNumber(sql`asked.value ->> 'key'`)} - (asked.value ->> 'lockedFrom') + 1`,
        ),
        gt(attempts.at, sql`asked.value ->> 'from'`),
      ),
    )
}

function newestNumber(key: SQL): SQL {
  return sql`(SELECT max(newest.number) FROM attempts AS newest WHERE newest.subject = ${key})`
}

/** When each lock ends, the last at the end. */
function inOrder(locking: readonly Locking[]): { key: string; end: Date }[] {
  return locking
    .map(({ key, at, milliseconds }) => ({ key, end: new Date(Date.parse(at) + milliseconds) }))
    .toSorted((one, other) => one.end.getTime() - other.end.getTime())
}

function lastEnd(locking: readonly Locking[]): Date | null {
  return inOrder(locking).at(-1)?.end ?? null
}
