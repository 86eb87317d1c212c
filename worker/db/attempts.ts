import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { attempts } from './schema.ts'
import type { User } from './users.ts'

export interface Subject {
  key: string
  /** So many attempts within `milliseconds` lock the subject until there are fewer. */
  lockedFrom: number
  milliseconds: number
}

/** The subjects that name a user. */
export function subjectsOf({ id, userNameKey }: User): string[] {
  return [`name:${userNameKey}`, `pin:${id}`]
}

/** When the last of the subjects' locks ends; null where none is locked. */
export async function findLock(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  const rows = await Promise.all(subjects.map((subject) => lockingAttempt(db, subject, now)))
  return latestEnd(subjects, rows)
}

/** Records an attempt of each subject; gives back what `findLock` says from then on. */
export async function recordAttempts(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  const [, ...rows] = await db.batch([
    db.insert(attempts).values(subjects.map(({ key }) => ({ subject: key, at: now.toISOString() }))),
    ...subjects.map((subject) => lockingAttempt(db, subject, now)),
  ])
  return latestEnd(subjects, rows)
}

/**
 * Takes one of the subject's attempts beforehand, so that of any number of tries at the same time no more
 * than `lockedFrom` get through. Null where none is left.
 * @returns the attempt's number, for `giveBack`
 */
export async function takeAttempt(db: Database, subject: Subject, now: Date): Promise<number | null> {
  const [taken] = await db
    .insert(attempts)
    .select(
      sql`SELECT NULL, ${subject.key}, ${now.toISOString()} WHERE NOT EXISTS ${lockingAttempt(db, subject, now)}`,
    )
    .returning({ attemptID: attempts.attemptID })
  return taken?.attemptID ?? null
}

/** A try that was right is no attempt. */
export async function giveBack(db: Database, attemptID: number): Promise<void> {
  await db.delete(attempts).where(eq(attempts.attemptID, attemptID))
}

/** The attempt that must grow old before the subject is free: the `lockedFrom`th from the newest. */
function lockingAttempt(db: Database, { key, lockedFrom, milliseconds }: Subject, now: Date) {
  const from = new Date(now.getTime() - milliseconds).toISOString()
  return db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.subject, key), gt(attempts.at, from)))
    .orderBy(desc(attempts.at))
    .limit(1)
    .offset(lockedFrom - 1)
}

function latestEnd(subjects: Subject[], rows: { at: string }[][]): Date | null {
  const ends = subjects.flatMap(({ milliseconds }, index) =>
    (rows[index] ?? []).map(({ at }) => Date.parse(at) + milliseconds),
  )
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}
