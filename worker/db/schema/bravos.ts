import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag } from './columns.ts'
import { ofUser } from './of-user.ts'

/** One row (id 1): the page that carries the bonus, and the current claim on it. */
export const bonus = sqliteTable('bonus', {
  id: integer('id').primaryKey(),
  isActive: flag('is_active').notNull().default(false),
  clientID: text('client_id'),
  claimID: text('claim_id'),
  updated: text('updated'),
})

/** One row per claim of a bonus. The next claim deletes a row that has expired. */
export const bonusClaims = sqliteTable(
  'bonus_claims',
  {
    bonusClaimID: integer('bonus_claim_id').primaryKey(),
    /** Id of the winner's single-use ticket. */
    claimID: text('claim_id').notNull(),
    clientID: text('client_id').notNull(),
    userID: ofUser(),
    bravoCount: integer('bravo_count').notNull(),
    /** Activities converted into the Bravos; 0 until the award. */
    activityCount: integer('activity_count').notNull().default(0),
    claimedAt: text('claimed_at').notNull(),
    awardedAt: text('awarded_at'),
    clearedAt: text('cleared_at'),
  },
  (table) => [
    uniqueIndex('bonus_claims_once').on(table.claimID),
    index('bonus_claims_user').on(table.userID, table.claimedAt),
  ],
)

export const bravos = sqliteTable(
  'bravos',
  {
    bravoID: integer('bravo_id').primaryKey(),
    userID: ofUser(),
    dateCreated: text('date_created').notNull(),
    week: text('week').notNull(),
    source: text('source', { enum: ['activity', 'bonus', 'multiplayer', 'admin'] }).notNull(),
    /** Unique per grant, so that granting twice adds one row. E.g. `activity:42:2026-11-15:1`, `bonus:9:3`. */
    grantKey: text('grant_key').notNull(),
    reason: text('reason').notNull().default(''),
    /** Set if the Bravo was taken back: it no longer counts, and its `grantKey` stays used. */
    takenBackAt: text('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (table) => [
    uniqueIndex('bravos_once').on(table.grantKey),
    index('bravos_user').on(table.userID, table.dateCreated),
  ],
)

/** Bravos per pupil and month (`YYYY-MM`, school time), read by the leaderboard. */
export const bravoCounts = sqliteTable(
  'bravo_counts',
  {
    month: text('month').notNull(),
    userID: ofUser(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.userID] }),
    index('bravo_counts_user').on(table.userID),
  ],
)

/** Each pupil's best score of a game with points. Only the pupil can read it. */
export const bestScores = sqliteTable(
  'best_scores',
  {
    userID: ofUser(),
    clientID: text('client_id').notNull(),
    score: integer('score').notNull(),
    reachedAt: text('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.clientID] })],
)

/** Correct answers per pupil and week on the multiplayer site. */
export const multiplayerScores = sqliteTable(
  'multiplayer_scores',
  {
    userID: ofUser(),
    week: text('week').notNull(),
    correctAnswers: integer('correct_answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.week] })],
)
