import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Bravo, LeaderboardRow } from '../../domain/api/bravo.ts'
import type { Span } from '../../domain/calendar.ts'
import { ACTIVITIES_PER_BRAVO } from '../../domain/economy.ts'
import { weekCount } from './activities.ts'
import type { Database } from './database.ts'
import { bravos, users } from './schema.ts'

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

/** The enabled pupils who got Bravos in a span of time, most first. */
export async function rankPupils(db: Database, span: Span): Promise<LeaderboardRow[]> {
  const bravoCount = count()
  const rows = await db
    .select({
      userID: users.id,
      displayName: users.displayName,
      classCode: users.classCode,
      avatarUrl: users.avatarUrl,
      count: bravoCount,
    })
    .from(bravos)
    .innerJoin(users, eq(users.id, bravos.userID))
    .where(and(within(span), eq(users.isEnabled, true), eq(users.isAdmin, false)))
    .groupBy(users.id)
    .orderBy(desc(bravoCount), asc(users.displayName), asc(users.id))
  return rows.map((row) => ({ ...row, classCode: row.classCode ?? '' }))
}

/**
 * The next Bravo that the week's activities have earned, where one is due. It is numbered within the
 * week, and each number is given once.
 */
export async function claimBravo(
  db: Database,
  userID: number,
  week: string,
  now: Date,
): Promise<Bravo | undefined> {
  const prefix = `activity:${userID}:${week}:`
  const reason = `${ACTIVITIES_PER_BRAVO} activities of the week of ${week}`
  // The range of the grant keys is read from their index.
  const claimed = sql<number>`(
    SELECT count(*) FROM bravos AS given WHERE given.grant_key >= ${prefix} AND given.grant_key < ${`${prefix}~`}
  )`
  const [bravo] = await db
    .insert(bravos)
    .select(
      sql`SELECT NULL, ${userID}, ${now.toISOString()}, ${week}, 'activity', ${prefix} || (${claimed} + 1),
        ${reason}
        WHERE ${weekCount(userID, week)} >= (${claimed} + 1) * ${ACTIVITIES_PER_BRAVO}`,
    )
    .onConflictDoNothing()
    .returning(bravoColumns)
  return bravo
}

/** A Bravo that an administrator gives. */
export async function giveBravo(db: Database, userID: number, week: string, now: Date): Promise<Bravo> {
  return db
    .insert(bravos)
    .values({
      userID,
      dateCreated: now.toISOString(),
      week,
      source: 'admin',
      grantKey: `admin:${crypto.randomUUID()}`,
      reason: 'Given by an administrator',
    })
    .returning(bravoColumns)
    .get()
}

function within({ start, end }: Span) {
  return and(gte(bravos.dateCreated, start.toISOString()), lt(bravos.dateCreated, end.toISOString()))
}
