import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { LeaderboardRow } from '../../domain/api/bravo.ts'
import type { Span } from '../../domain/calendar.ts'
import { nameOrder } from '../../domain/french-order.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { bravoCounts, users } from '../db/schema.ts'

/**
 * Adds the Bravos that the previous statement gave a pupil to the pupil's count of the month, `YYYY-MM` of
 * the school. Must directly follow that statement in the batch, since it reads `changes()`.
 */
export function addBravos(db: Database, userID: number, month: string) {
  return db
    .insert(bravoCounts)
    .select(sql`SELECT ${month}, ${userID}, changes() WHERE changes() > 0`)
    .onConflictDoUpdate({
      target: [bravoCounts.month, bravoCounts.userID],
      set: { count: sql`${bravoCounts.count} + excluded.count` },
    })
}

/**
 * Recounts the Bravos of pupils in a month, `YYYY-MM` of the school.
 * @param pupils a query for their ids
 */
export function recountBravos(db: Database, pupils: SQL, month: string, { start, end }: Span) {
  return db
    .insert(bravoCounts)
    .select(
      sql`SELECT ${month}, user_id, count(*) FROM bravos
        WHERE user_id IN (${pupils}) AND taken_back_at IS NULL
          AND date_created >= ${start.toISOString()} AND date_created < ${end.toISOString()}
        GROUP BY user_id`,
    )
    .onConflictDoUpdate({
      target: [bravoCounts.month, bravoCounts.userID],
      set: { count: sql`excluded.count` },
    })
}

/**
 * Subtracts the Bravo that the previous statement took back from the pupil's count of the month. Must
 * directly follow that statement in the batch, and be followed by `deleteEmptyCount`.
 */
export function subtractBravo(db: Database, userID: number, month: string) {
  return db
    .update(bravoCounts)
    .set({ count: sql`${bravoCounts.count} - changes()` })
    .where(and(eq(bravoCounts.month, month), eq(bravoCounts.userID, userID)))
}

/** Deletes an empty count, so that the pupil is not on the leaderboard. */
export function deleteEmptyCount(db: Database, userID: number, month: string) {
  return db
    .delete(bravoCounts)
    .where(and(eq(bravoCounts.month, month), eq(bravoCounts.userID, userID), lte(bravoCounts.count, 0)))
}

const selectRanks = prepared((db) =>
  db
    .select({
      userID: users.id,
      displayName: users.displayName,
      classCode: users.classCode,
      avatarUrl: users.avatarUrl,
      count: bravoCounts.count,
    })
    .from(bravoCounts)
    .innerJoin(users, eq(users.id, bravoCounts.userID))
    .where(
      and(
        eq(bravoCounts.month, sql.placeholder('month')),
        eq(users.isEnabled, true),
        eq(users.isAdmin, false),
      ),
    )
    .orderBy(asc(users.id))
    .prepare(),
)

/** The enabled pupils with Bravos in a month, `YYYY-MM` of the school, most first. */
export async function rankPupils(db: Database, month: string): Promise<LeaderboardRow[]> {
  const rows = await selectRanks(db).all({ month })
  return rows
    .map((row) => ({ ...row, classCode: row.classCode ?? '' }))
    .toSorted((one, other) => other.count - one.count || nameOrder(one, other))
}
