import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { answerStickers } from '../../../domain/api/composition.ts'
import { heldDecisions } from '../../../domain/economy.ts'
import { ofUser } from './of-user.ts'

/**
 * The response to each idempotency key; later calls with the key get the same one. Keys of scores from the
 * games site begin with `multiplayer:`.
 */
export const activityAnswers = sqliteTable(
  'activity_answers',
  {
    userID: ofUser(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Null if the activity did not count. Then `refusal` holds the reason, or `activityHeld`. */
    activityLogID: integer('activity_log_id'),
    count: integer('count').notNull(),
    refusal: text('refusal'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.idempotencyKey] }),
    index('activity_answers_age').on(table.createdAt),
    index('activity_answers_uncounted')
      .on(table.userID, table.createdAt)
      .where(sql`${table.activityLogID} IS NULL`),
  ],
)

/**
 * Activities that came implausibly fast. Each counts once the teacher accepts it, in the week in which it was
 * played. One row per pupil, week and page; playing again after a rejection puts the row back to undecided.
 */
export const heldActivities = sqliteTable(
  'held_activities',
  {
    userID: ofUser(),
    week: text('week').notNull(),
    clientID: text('client_id').notNull(),
    description: text('description').notNull(),
    activityDate: text('activity_date').notNull(),
    /** The teacher's decision; null while undecided. */
    decision: text('decision', { enum: heldDecisions }),
    decidedAt: text('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.week, table.clientID] }),
    index('held_activities_decided').on(table.decidedAt),
  ],
)

/** Counted activities, at most one per pupil, week and page. */
export const activities = sqliteTable(
  'activities',
  {
    userID: ofUser(),
    week: text('week').notNull(),
    clientID: text('client_id').notNull(),
    /** Unique across pupils and weeks: see `numberBefore`. */
    activityLogID: integer('activity_log_id').notNull(),
    description: text('description').notNull(),
    activityDate: text('activity_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.week, table.clientID] }),
    index('activities_missions')
      .on(table.userID, table.week)
      .where(sql`${table.clientID} GLOB 'Page_Mission_*'`),
  ],
)

/** Counted activities of past school years, by the month (`YYYY-MM`) in which their week began. */
export const activityTotals = sqliteTable(
  'activity_totals',
  {
    userID: ofUser(),
    month: text('month').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.month] })],
)

/**
 * Weeks of past school years with a sticker, and the missions done in each. This year's are derived from
 * `activities`.
 */
export const stickers = sqliteTable(
  'stickers',
  {
    userID: ofUser(),
    week: text('week').notNull(),
    missions: integer('missions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.week] })],
)

/** Videos watched to the end. The latest rows give the number watched in a row. */
export const videoViews = sqliteTable(
  'video_views',
  {
    videoViewID: integer('video_view_id').primaryKey(),
    userID: ofUser(),
    clientID: text('client_id').notNull(),
    video: text('video').notNull(),
    week: text('week').notNull(),
    watchedAt: text('watched_at').notNull(),
    /** Unique per view, so that a retry adds no row. */
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [
    uniqueIndex('video_views_once').on(table.userID, table.idempotencyKey),
    index('video_views_week').on(table.week, table.userID),
  ],
)

/** Sentences that a pupil sent to the teacher, and the teacher's answer. Drafts stay in the browser. */
export const compositions = sqliteTable(
  'compositions',
  {
    compositionID: integer('composition_id').primaryKey({ autoIncrement: true }),
    userID: ofUser(),
    /** Unique per pupil: a text that is sent again adds no row. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** JSON array. */
    sentences: text('sentences').notNull(),
    sentAt: text('sent_at').notNull(),
    /** Set with the answer. */
    sticker: text('sticker', { enum: answerStickers }),
    /** The teacher's sentence. */
    answer: text('answer').notNull().default(''),
    /** Null until the teacher answers. */
    answeredAt: text('answered_at'),
  },
  (table) => [
    uniqueIndex('compositions_once').on(table.userID, table.idempotencyKey),
    index('compositions_sent').on(table.userID, table.sentAt),
  ],
)
