import { and, desc, eq, gt, type Placeholder, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
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
  const rows = await Promise.all(subjects.map((subject) => lock(db).get(lockValues(subject, now))))
  return lockEnd(
    subjects,
    rows.map((row) => row?.at),
  )
}

const lock = prepared((db) => lockingAttempt(db, lockPlaceholders('')).prepare())

/** Records an attempt of each subject; gives back what `findLock` says from then on. */
export async function recordAttempts(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  const [, ...rows] = await db.batch([
    db.insert(attempts).values(subjects.map(({ key }) => ({ subject: key, at: now.toISOString() }))),
    ...subjects.map((subject) => lockingAttempt(db, lockValues(subject, now))),
  ])
  return lockEnd(
    subjects,
    rows.map(([row]) => row?.at),
  )
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
      sql`SELECT NULL, ${subject.key}, ${now.toISOString()} WHERE NOT EXISTS ${lockingAttempt(db, lockValues(subject, now))}`,
    )
    .returning({ attemptID: attempts.attemptID })
  return taken?.attemptID ?? null
}

/** A try that was right is no attempt. */
export async function giveBack(db: Database, attemptID: number): Promise<void> {
  await db.delete(attempts).where(eq(attempts.attemptID, attemptID))
}

/** The values of a query for a lock, or places for them. */
type LockValues<Text = string, Number = number> = {
  key: Text
  /** Attempts of this instant or before weigh nothing. */
  from: Text
  offset: Number
}

export function lockValues({ key, lockedFrom, milliseconds }: Subject, now: Date): LockValues {
  return { key, from: new Date(now.getTime() - milliseconds).toISOString(), offset: lockedFrom - 1 }
}

/** Places that are named as the values are, each after `prefix`. */
export function lockPlaceholders(prefix: string): LockValues<Placeholder, Placeholder> {
  const place = (name: keyof LockValues) => sql.placeholder(`${prefix}${name}`)
  return { key: place('key'), from: place('from'), offset: place('offset') }
}

/** The attempt that must grow old before the subject is free: the `lockedFrom`th from the newest. */
export function lockingAttempt(
  db: Database,
  { key, from, offset }: LockValues<string | Placeholder, number | Placeholder>,
) {
  return db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.subject, key), gt(attempts.at, from)))
    .orderBy(desc(attempts.at))
    .limit(1)
    .offset(offset)
}

/** When the last lock ends, where each subject's locking attempt was at such an instant. */
export function lockEnd(
  subjects: readonly Subject[],
  lockedAt: readonly (string | null | undefined)[],
): Date | null {
  const ends = subjects.flatMap(({ milliseconds }, index) => {
    const at = lockedAt[index]
    return at ? [Date.parse(at) + milliseconds] : []
  })
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}
