import { eq, like, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { attempts } from '../db/schema.ts'
import type { LimitName } from '../limits/limit.ts'

/** Replaces the attempts of a limit's only subject with attempts at these times, oldest first. */
export async function fillAttempts(
  db: Database,
  limit: LimitName | 'pictures',
  instants: readonly Date[],
): Promise<void> {
  const [{ subject } = {}] = await db
    .select({ subject: attempts.subject })
    .from(attempts)
    .where(like(attempts.subject, `${limit}:%`))
  if (subject === undefined) throw new Error(`No attempt of ${limit} was counted.`)
  await db.batch([
    db.delete(attempts).where(eq(attempts.subject, subject)),
    db
      .insert(attempts)
      .select(
        sql`SELECT NULL, ${subject}, value, key + 1 FROM json_each(${JSON.stringify(instants.map((at) => at.toISOString()))})`,
      ),
  ])
}
