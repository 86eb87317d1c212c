import { sql } from 'drizzle-orm'
import { DAY, MAX_ROWS_PER_DAY, MAX_STORED_COUNT } from '../../domain/bounds.ts'
import { MULTIPLAYER_ANSWERS_PER_POINT, MULTIPLAYER_POINTS_PER_BRAVO } from '../../domain/economy.ts'
import { uncountedResponses } from '../activities/queries.ts'
import { addBravos } from '../bravos/bravo-counts.ts'
import type { Grant } from '../bravos/queries.ts'
import type { Database } from '../db/database.ts'
import { activityAnswers, bravos, multiplayerScores } from '../db/schema.ts'

const ANSWERS_PER_BRAVO = MULTIPLAYER_ANSWERS_PER_POINT * MULTIPLAYER_POINTS_PER_BRAVO

export interface Score extends Grant {
  correctAnswers: number
  /** If the user has sent this key before, nothing is added. */
  idempotencyKey: string | null
  /** Maximum Bravos per week. */
  cap: number
}

/**
 * Adds to the week's correct answers and gives the earned Bravos, each once by its grant key. Same rule as
 * `multiplayerTotals`.
 * @returns all correct answers of the week; null if nothing was added because the user sent too many keys
 * within a day
 */
export async function addScore(db: Database, score: Score): Promise<number | null> {
  const { userID, week, month, correctAnswers, idempotencyKey, now } = score
  const dayBefore = new Date(now.getTime() - DAY).toISOString()
  const key = idempotencyKey && `multiplayer:${idempotencyKey}`
  const [, , , , [total]] = await db.batch([
    db
      .insert(activityAnswers)
      .select(
        sql`SELECT ${userID}, ${key}, NULL, 0, NULL, ${now.toISOString()}
          WHERE ${key} IS NOT NULL AND ${uncountedResponses(userID, dayBefore)} < ${MAX_ROWS_PER_DAY.answers}`,
      )
      .onConflictDoNothing(),
    db
      .insert(multiplayerScores)
      .select(sql`SELECT ${userID}, ${week}, ${correctAnswers} WHERE ${key} IS NULL OR changes() > 0`)
      .onConflictDoUpdate({
        target: [multiplayerScores.userID, multiplayerScores.week],
        set: {
          correctAnswers: sql`min(${multiplayerScores.correctAnswers} + excluded.correct_answers, ${sql.raw(String(MAX_STORED_COUNT))})`,
        },
      }),
    giveScoreBravos(db, score),
    addBravos(db, userID, month),
    db
      .select({
        correctAnswers: sql<number>`coalesce((
          SELECT correct_answers FROM multiplayer_scores WHERE user_id = ${userID} AND week = ${week}
        ), 0)`.as('correct_answers'),
        isKept: sql`${key} IS NULL OR EXISTS (
          SELECT 1 FROM activity_answers WHERE user_id = ${userID} AND idempotency_key = ${key}
        )`
          .mapWith(Boolean)
          .as('is_kept'),
      })
      .from(sql`(SELECT 1)`),
  ])
  return total?.isKept ? total.correctAnswers : null
}

function giveScoreBravos(db: Database, { userID, week, cap, now }: Score) {
  // D1 binds numbers as REAL; without the cast, 30 / 25 would be 1.2.
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
