import { and, eq, gt, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { attempts } from '../db/schema.ts'
import type { User } from '../users/queries.ts'

export interface Subject {
  /** An attempt is recorded once per key, even if the key has several limits. */
  key: string
  /** This many attempts within `milliseconds` lock the subject. */
  lockedFrom: number
  milliseconds: number
}

/** Limits whose key is a user's id. */
export const USER_ID_SUBJECTS = ['password', 'pin', 'code', 'recoveryCode', 'log']

/** Keys of all subjects about a user, except attempts at their secret pictures. */
export function subjectsOfUser({ id, userNameKey }: User): string[] {
  return [`name:${userNameKey}`, ...USER_ID_SUBJECTS.map((kind) => `${kind}:${id}`)]
}

/** When the last lock among the subjects ends; null if none is locked. */
export async function findLock(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  return lastEnd(await selectLocks(db).all({ limits: limitsJson(subjects, now) }))
}

const selectLocks = prepared((db) => lockingAttempts(db, sql.placeholder('limits')).prepare())

/**
 * Records an attempt for each subject, or nothing if one is locked.
 * @returns the result of `findLock` afterwards
 */
export async function recordAttempts(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  const [, rows] = await db.batch([
    insertAttempts(db, subjects, now),
    lockingAttempts(db, limitsJson(subjects, now)),
  ])
  return lastEnd(rows)
}

/**
 * Records an attempt for each subject before a secret is checked, so that at most `lockedFrom` concurrent
 * guesses are checked.
 * @returns false if one of the subjects is locked
 */
export async function takeAttempts(db: Database, subjects: Subject[], now: Date): Promise<boolean> {
  const taken = await insertAttempts(db, subjects, now).returning({ subject: attempts.subject })
  return taken.length > 0
}

/** A single statement, so that either all subjects get an attempt or none. */
function insertAttempts(db: Database, subjects: Subject[], now: Date) {
  const locking = lockingAttempts(db, limitsJson(subjects, now))
  return db.insert(attempts).select(
    sql`SELECT NULL, value, ${now.toISOString()}, coalesce(${newestNumber(sql`value`)}, 0) + 1
      FROM json_each(${keysOf(subjects)}) WHERE NOT EXISTS ${locking}`,
  )
}

/**
 * Removes one attempt of each subject after a right secret. Deletes the newest attempt instead of the one
 * just added, so that the numbers have no gaps.
 */
export async function refundAttempts(db: Database, subjects: Subject[]): Promise<void> {
  const newest = sql`SELECT (
      SELECT attempt_id FROM attempts WHERE subject = value ORDER BY number DESC LIMIT 1
    ) FROM json_each(${keysOf(subjects)})`
  await db.delete(attempts).where(inArray(attempts.attemptID, sql`(${newest})`))
}

/** The end of the lock of each locked key. */
export async function listLocks(
  db: Database,
  subjects: readonly Subject[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await selectLocks(db).all({ limits: limitsJson(subjects, now) })
  return new Map(locksByEnd(rows).map(({ key, end }) => [key, end]))
}

function keysOf(subjects: readonly Subject[]): string {
  return JSON.stringify([...new Set(subjects.map(({ key }) => key))])
}

/** Parameter of `lockingAttempts`, as JSON. Attempts at or before `from` no longer count. */
function limitsJson(subjects: readonly Subject[], now: Date): string {
  return JSON.stringify(
    subjects.map((subject) => ({
      ...subject,
      from: new Date(now.getTime() - subject.milliseconds).toISOString(),
    })),
  )
}

interface LockingAttempt {
  key: string
  at: string
  milliseconds: number
}

/** For each locked subject, the attempt whose expiry unlocks it: the `lockedFrom`-th newest, by number. */
function lockingAttempts(db: Database, limits: string | Placeholder) {
  return db
    .select({
      key: attempts.subject,
      at: attempts.at,
      milliseconds: sql<number>`subject_limit.value ->> 'milliseconds'`,
    })
    .from(sql`json_each(${limits}) AS subject_limit`)
    .innerJoin(
      attempts,
      and(
        eq(attempts.subject, sql`subject_limit.value ->> 'key'`),
        eq(
          attempts.number,
          sql`${newestNumber(sql`subject_limit.value ->> 'key'`)} - (subject_limit.value ->> 'lockedFrom') + 1`,
        ),
        gt(attempts.at, sql`subject_limit.value ->> 'from'`),
      ),
    )
}

function newestNumber(key: SQL): SQL {
  return sql`(SELECT max(newest.number) FROM attempts AS newest WHERE newest.subject = ${key})`
}

/** When each lock ends, in ascending order. */
function locksByEnd(locking: readonly LockingAttempt[]): { key: string; end: Date }[] {
  return locking
    .map(({ key, at, milliseconds }) => ({ key, end: new Date(Date.parse(at) + milliseconds) }))
    .toSorted((one, other) => one.end.getTime() - other.end.getTime())
}

function lastEnd(locking: readonly LockingAttempt[]): Date | null {
  return locksByEnd(locking).at(-1)?.end ?? null
}
