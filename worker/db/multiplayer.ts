import { sql } from 'drizzle-orm'
import { MULTIPLAYER_ANSWERS_PER_POINT, MULTIPLAYER_POINTS_PER_BRAVO } from '../../domain/economy.ts'
import { countGiven } from './bravo-counts.ts'
import type { Grant } from './bravos.ts'
import type { Database } from './database.ts'
import { bravos, multiplayerScores } from './schema.ts'

const ANSWERS_PER_BRAVO = MULTIPLAYER_ANSWERS_PER_POINT * MULTIPLAYER_POINTS_PER_BRAVO

export interface Score extends Grant {
  correctAnswers: number
  /** The most Bravos of the week. */
  cap: number
}

/**
 * Adds to the week's correct answers and gives the Bravos that they have earned, each once: its grant key
 * names it. The rule is that of `multiplayerTotals`.
 * @returns all correct answers of the week
 */
export async function addScore(db: Database, score: Score): Promise<number> {
  const { userID, week, month, correctAnswers } = score
  const [total] = await db.batch([
    db
      .insert(multiplayerScores)
      .values({ userID, week, correctAnswers })
      .onConflictDoUpdate({
        target: [multiplayerScores.userID, multiplayerScores.week],
        set: { correctAnswers: sql`${multiplayerScores.correctAnswers} + excluded.correct_answers` },
      })
      .returning({ correctAnswers: multiplayerScores.correctAnswers }),
    giveEarned(db, score),
    countGiven(db, userID, month),
  ])
  return total[0]?.correctAnswers ?? 0
}

function giveEarned(db: Database, { userID, week, cap, now }: Score) {
  // D1 binds every number as a fraction: without the cast 30 / 25 would be 1.2.
  const whole = (number: number) => sql`CAST(${number} AS INTEGER)`
  return db
    .insert(bravos)
    .select(
      sql`
        WITH RECURSIVE
          earned(number) AS (
            SELECT min(correct_answers / ${whole(ANSWERS_PER_BRAVO)}, ${whole(cap)}) FROM multiplayer_scores
            WHERE user_id = ${userID} AND week = ${week}
          ),
          due(ordinal) AS (
            SELECT 1 FROM earned WHERE number >= 1
            UNION ALL SELECT ordinal + 1 FROM due JOIN earned ON ordinal < number
          )
        SELECT NULL, ${userID}, ${now.toISOString()}, ${week}, 'multiplayer',
          ${`multiplayer:${userID}:${week}:`} || ordinal,
          (ordinal * ${whole(ANSWERS_PER_BRAVO)}) || ${` correct answers of the week of ${week}`},
          NULL, NULL
        FROM due WHERE true`,
    )
    .onConflictDoNothing()
}
