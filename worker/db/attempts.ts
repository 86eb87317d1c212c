import { and, desc, eq, gt, inArray, type Placeholder, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import { attempts } from './schema.ts'
import type { User } from './users.ts'

export interface Subject {
  /** Of several limits of the same key each attempt is recorded once. */
  key: string
  /** So many attempts within `milliseconds` lock the subject until there are fewer. */
  lockedFrom: number
  milliseconds: number
}

/** The subjects that name a user. */
export function subjectsOf({ id, userNameKey }: User): string[] {
  return [`name:${userNameKey}`, `pin:${id}`, `pictures:${id}`]
}

/** When the last of the subjects' locks ends; null where none is locked. */
export async function findLock(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  const rows = await Promise.all(subjects.map((subject) => lock(db).get(lockValues(subject, now))))
  return lockEnd(
    subjects,
    rows.map((row) => row?.at),
  )
}

const lock = prepared((db) => lockingAttempt(db, lockPlaceholders).prepare())

/**
 * Records an attempt of each subject, unless one of them is locked: then nothing is stored.
 * @returns what `findLock` says from then on
 */
export async function recordAttempts(db: Database, subjects: Subject[], now: Date): Promise<Date | null> {
  const [, ...rows] = await db.batch([
    insertAttempts(db, subjects, now),
    ...subjects.map((subject) => lockingAttempt(db, lockValues(subject, now))),
  ])
  return lockEnd(
    subjects,
    rows.map(([row]) => row?.at),
  )
}

/**
 * Takes one of each subject's attempts beforehand, so that of any number of tries at the same time no more
 * than `lockedFrom` get through. Null where one of them has none left.
 * @returns the attempts' numbers, for `giveBack`
 */
export async function takeAttempts(db: Database, subjects: Subject[], now: Date): Promise<number[] | null> {
  const taken = await insertAttempts(db, subjects, now).returning({ attemptID: attempts.attemptID })
  return taken.length === 0 ? null : taken.map(({ attemptID }) => attemptID)
}

/** One statement: of all subjects or of none. */
function insertAttempts(db: Database, subjects: Subject[], now: Date) {
  const keys = JSON.stringify([...new Set(subjects.map(({ key }) => key))])
  const locks = subjects.map((subject) => sql`EXISTS ${lockingAttempt(db, lockValues(subject, now))}`)
  return db
    .insert(attempts)
    .select(
      sql`SELECT NULL, value, ${now.toISOString()} FROM json_each(${keys}) WHERE NOT (${sql.join(locks, sql` OR `)})`,
    )
}

/** A try that was right is no attempt. */
export async function giveBack(db: Database, attemptIDs: number[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.attemptID, attemptIDs))
}

/** Until when each key is locked that is, among the subjects'. */
export async function listLocks(
  db: Database,
  subjects: readonly Subject[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const keys = [...new Set(subjects.map(({ key }) => key))]
  const longest = Math.max(0, ...subjects.map(({ milliseconds }) => milliseconds))
  const rows = await db
    .select({ key: attempts.subject, at: attempts.at })
    .from(sql`json_each(${JSON.stringify(keys)}) AS asked`)
    .innerJoin(
      attempts,
      and(
        eq(attempts.subject, sql`asked.value`),
        gt(attempts.at, new Date(now.getTime() - longest).toISOString()),
      ),
    )
    .orderBy(desc(attempts.at))
  const ends = keys.map((key) => {
    const ofKey = subjects.filter((subject) => subject.key === key)
    const lockedAt = ofKey.map((subject) => {
      const { from, offset } = lockValues(subject, now)
      return rows.filter((row) => row.key === key && row.at > from)[offset]?.at
    })
    return [key, lockEnd(ofKey, lockedAt)] as const
  })
  return new Map(ends.flatMap(([key, end]) => (end ? [[key, end]] : [])))
}

/** The values of a query for a lock, or places for them. */
type LockValues<Text = string, Number = number> = {
  key: Text
  /** Attempts of this instant or before weigh nothing. */
  from: Text
  offset: Number
}

function lockValues({ key, lockedFrom, milliseconds }: Subject, now: Date): LockValues {
  return { key, from: new Date(now.getTime() - milliseconds).toISOString(), offset: lockedFrom - 1 }
}

/** Places that are named as the values are. */
const lockPlaceholders: LockValues<Placeholder, Placeholder> = {
  key: sql.placeholder('key'),
  from: sql.placeholder('from'),
  offset: sql.placeholder('offset'),
}

/** The attempt that must grow old before the subject is free: the `lockedFrom`th from the newest. */
function lockingAttempt(
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
function lockEnd(
  subjects: readonly Subject[],
  lockedAt: readonly (string | null | undefined)[],
): Date | null {
  const ends = subjects.flatMap(({ milliseconds }, index) => {
    const at = lockedAt[index]
    return at ? [Date.parse(at) + milliseconds] : []
  })
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}
