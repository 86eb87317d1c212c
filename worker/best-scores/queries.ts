import { and, eq, sql } from 'drizzle-orm'
import { maxPointsOfKind } from '../activities/verdict.ts'
import type { Database } from '../db/database.ts'
import { bestScores, games } from '../db/schema.ts'

interface OwnGame {
  userID: number
  clientID: string
}

/** The user's best score of a game, or null. */
export async function findBestScore(db: Database, { userID, clientID }: OwnGame): Promise<number | null> {
  const best = await db
    .select({ score: bestScores.score })
    .from(bestScores)
    .where(and(eq(bestScores.userID, userID), eq(bestScores.clientID, clientID)))
    .get()
  return best?.score ?? null
}

/** Stores a score if it is the user's best. @returns false if the game does not exist or gives no such score */
export async function saveBestScore(
  db: Database,
  { userID, clientID, score, now }: OwnGame & { score: number; now: Date },
): Promise<boolean> {
  const isBetter = sql`excluded.score > ${bestScores.score}`
  const saved = await db
    .insert(bestScores)
    .select(
      sql`SELECT ${userID}, client_id, ${score}, ${now.toISOString()} FROM ${games}
        WHERE client_id = ${clientID} AND ${score} <= ${maxPointsOfKind}`,
    )
    .onConflictDoUpdate({
      target: [bestScores.userID, bestScores.clientID],
      set: {
        score: sql`max(${bestScores.score}, excluded.score)`,
        reachedAt: sql`iif(${isBetter}, excluded.reached_at, ${bestScores.reachedAt})`,
      },
    })
    .returning({ score: bestScores.score })
  return saved.length > 0
}
