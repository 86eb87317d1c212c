import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { goalKinds } from '../../../domain/api/class-goal.ts'
import { checkPhases } from '../../../domain/learning/check.ts'
import { flag } from './columns.ts'
import { ofUser } from './of-user.ts'

/** Lessons of a teacher; `steps` and `class_codes` (audience keys) as JSON. Days are the school's. */
export const lessons = sqliteTable(
  'lessons',
  {
    code: text('code').primaryKey(),
    title: text('title').notNull(),
    steps: text('steps').notNull(),
    classCodes: text('class_codes').notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    isOpenToVisitors: flag('is_open_to_visitors').notNull().default(false),
    updated: text('updated').notNull(),
    /** The key of the call that created the row, so that a retry creates no second one. Null in rows of earlier versions. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('lessons_last_day').on(table.lastDay),
    uniqueIndex('lessons_once').on(table.idempotencyKey).where(sql`${table.idempotencyKey} IS NOT NULL`),
  ],
)

/** Steps of lessons that pupils have done. Rows of removed steps stay until the lesson is deleted. */
export const lessonSteps = sqliteTable(
  'lesson_steps',
  {
    code: text('code').notNull(),
    userID: ofUser(),
    clientID: text('client_id').notNull(),
    doneAt: text('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.userID, table.clientID] }),
    index('lesson_steps_user').on(table.userID),
  ],
)

/** Weekly goals of classes, groups and pupils; `class_code` holds the audience key. */
export const classGoals = sqliteTable('class_goals', {
  classCode: text('class_code').primaryKey(),
  kind: text('kind', { enum: goalKinds }).notNull(),
  target: integer('target').notNull(),
})

/**
 * Checks of a theme's words, before and after it was taught. `class_code`: the audience key; `forms`: the
 * words of both forms, as JSON.
 */
export const checks = sqliteTable(
  'checks',
  {
    checkID: integer('check_id').primaryKey({ autoIncrement: true }),
    classCode: text('class_code').notNull(),
    clientID: text('client_id').notNull(),
    title: text('title').notNull(),
    forms: text('forms').notNull(),
    /** The phase that pupils may take now; null if closed. */
    open: text('open', { enum: checkPhases }),
    created: text('created').notNull(),
  },
  (table) => [
    index('checks_class').on(table.classCode),
    // At most one open check per class, even with concurrent calls.
    uniqueIndex('checks_open').on(table.classCode).where(sql`${table.open} IS NOT NULL`),
  ],
)

/** How many words each pupil got right in each phase of a check. */
export const checkResults = sqliteTable(
  'check_results',
  {
    userID: ofUser(),
    checkID: integer('check_id')
      .notNull()
      .references(() => checks.checkID),
    phase: text('phase', { enum: checkPhases }).notNull(),
    right: integer('right_words').notNull(),
    takenAt: text('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.checkID, table.phase] }),
    index('check_results_check').on(table.checkID),
  ],
)

/** Live games. Open until `ended` is set. The code is unique among lessons too. */
export const liveGames = sqliteTable(
  'live_games',
  {
    code: text('code').primaryKey(),
    title: text('title').notNull(),
    /** JSON: `storedPlan` of `worker/live-games/stored-game.ts`. */
    plan: text('plan').notNull(),
    /** JSON array of audience keys. */
    classCodes: text('class_codes').notNull(),
    created: text('created').notNull(),
    ended: text('ended'),
    /**
     * JSON array: per question, the number of raised hands that the teacher counted in a class without
     * tablets.
     */
    hands: text('hands').notNull().default('[]'),
    /** Totals, set at the end. */
    players: integer('players').notNull().default(0),
    right: integer('right_answers').notNull().default(0),
    answers: integer('answers').notNull().default(0),
    /** See `lessons`. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('live_games_created').on(table.created),
    uniqueIndex('live_games_once').on(table.idempotencyKey).where(sql`${table.idempotencyKey} IS NOT NULL`),
  ],
)

/** Each pupil's answers in a live game. */
export const liveResults = sqliteTable(
  'live_results',
  {
    userID: ofUser(),
    code: text('code')
      .notNull()
      .references(() => liveGames.code),
    /** JSON array: for each question whether the answer was right, or null without an answer. */
    answers: text('answers').notNull(),
    right: integer('right_answers').notNull(),
    at: text('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.code] }), index('live_results_code').on(table.code)],
)
