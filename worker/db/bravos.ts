import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Bravo } from '../../domain/api/bravo.ts'
import type { Span } from '../../domain/calendar.ts'
import { ACTIVITIES_PER_BRAVO } from '../../domain/economy.ts'
import { weekCount } from './activities.ts'
import { countGiven } from './bravo-counts.ts'
import type { Database } from './database.ts'
import { bravos } from './schema.ts'

/** The columns of a Bravo as the API shows it. */
export const bravoColumns = {
  bravoID: bravos.bravoID,
  userID: bravos.userID,
  dateCreated: bravos.dateCreated,
  source: bravos.source,
}

/** A user's Bravos of a span of time, newest first. */
export async function listBravos(db: Database, userID: number, span: Span): Promise<Bravo[]> {
  return db
    .select(bravoColumns)
    .from(bravos)
    .where(and(eq(bravos.userID, userID), within(span)))
    .orderBy(desc(bravos.dateCreated), desc(bravos.bravoID))
}

export interface Grant {
  userID: number
  /** The Sunday of the school's week. */
  week: string
  /** `YYYY-MM` of the school. */
  month: string
  now: Date
}

/**
 * The next Bravo that the week's activities have earned, where one is due. It is numbered within the
 * week, and each number is given once.
 */
export async function claimBravo(
  db: Database,
  { userID, week, month, now }: Grant,
): Promise<Bravo | undefined> {
  const prefix = `activity:${userID}:${week}:`
  const reason = `${ACTIVITIES_PER_BRAVO} activities of the week of ${week}`
  // The range of the grant keys is read from their index.
  const claimed = sql<number>`(
    SELECT count(*) FROM bravos AS given WHERE given.grant_key >= ${prefix} AND given.grant_key < ${`${prefix}~`}
  )`
  const [[bravo]] = await db.batch([
    db
      .insert(bravos)
      .select(
        sql`SELECT NULL, ${userID}, ${now.toISOString()}, ${week}, 'activity', ${prefix} || (${claimed} + 1),
        ${reason}
        WHERE ${weekCount(userID, week)} >= (${claimed} + 1) * ${ACTIVITIES_PER_BRAVO}`,
      )
      .onConflictDoNothing()
      .returning(bravoColumns),
    countGiven(db, userID, month),
  ])
  return bravo
}

/** A Bravo that an administrator gives. */
export async function giveBravo(
  db: Database,
  { userID, week, month, now }: Grant,
): Promise<Bravo | undefined> {
  const [[bravo]] = await db.batch([
    db
      .insert(bravos)
      .values({
        userID,
        dateCreated: now.toISOString(),
        week,
        source: 'admin',
        grantKey: `admin:${crypto.randomUUID()}`,
        reason: 'Given by an administrator',
      })
      .returning(bravoColumns),
    countGiven(db, userID, month),
  ])
  return bravo
}

function within({ start, end }: Span) {
  return and(gte(bravos.dateCreated, start.toISOString()), lt(bravos.dateCreated, end.toISOString()))
}
