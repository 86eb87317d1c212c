import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { attempts } from './schema.ts'

export interface Subject {
  key: string
  /** So many attempts within `milliseconds` lock the subject until there are fewer. */
  lockedFrom: number
  milliseconds: number
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
