import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { DEFAULT_ACTIVITIES_PER_HOUR, DEFAULT_ANSWERS_PER_HOUR } from '../../../domain/economy.ts'
import { flag } from './columns.ts'
import { ofUser } from './of-user.ts'
import { users } from './people.ts'

/** One row (id 1). */
export const settings = sqliteTable('settings', {
  id: integer('id').primaryKey(),
  enablePIN: flag('enable_pin').notNull().default(false),
  mpgBravoCap: integer('mpg_bravo_cap').notNull().default(10),
  isLeaderboardVisible: flag('is_leaderboard_visible').notNull().default(true),
  /** Whether visitors see class codes on the leaderboard. */
  showsClassToVisitors: flag('shows_class_to_visitors').notNull().default(false),
  /** Days after which traces and logs are deleted. */
  retentionDays: integer('retention_days').notNull().default(30),
  /** Activities per pupil and hour; more are held for the teacher. 0 means no limit. */
  activitiesAnHour: integer('activities_an_hour').notNull().default(DEFAULT_ACTIVITIES_PER_HOUR),
  /** Answers per pupil and hour; more are held for the teacher. 0 means no limit. */
  answersAnHour: integer('answers_an_hour').notNull().default(DEFAULT_ANSWERS_PER_HOUR),
  /** Administrators without a second factor may only set one up. */
  requiresSecondFactor: flag('requires_second_factor').notNull().default(false),
  /** The voice for texts without a recording. */
  voice: text('voice', { enum: ['site', 'device'] })
    .notNull()
    .default('site'),
})

export const logs = sqliteTable(
  'logs',
  {
    logID: integer('log_id').primaryKey(),
    data: text('data').notNull(),
    dateCreated: text('date_created').notNull(),
    dateReceived: text('date_received').notNull(),
  },
  (table) => [index('logs_received').on(table.dateReceived)],
)

/** Pages that pupils visited. */
export const traces = sqliteTable(
  'traces',
  {
    traceID: integer('trace_id').primaryKey(),
    userID: ofUser(),
    clientID: text('client_id').notNull(),
    date: text('date').notNull(),
  },
  (table) => [index('traces_date').on(table.date), index('traces_user').on(table.userID, table.date)],
)

/** The journal: administrators' actions, without the content they wrote. Read-only. */
export const adminActions = sqliteTable(
  'admin_actions',
  {
    adminActionID: integer('admin_action_id').primaryKey(),
    at: text('at').notNull(),
    /** The administrator; null once erased. */
    userID: integer('user_id').references(() => users.id),
    /** The call: a key of `domain/admin-calls.ts`. */
    call: text('call').notNull(),
    /** The user whose account or record was concerned; null if none, and once erased. */
    aboutID: integer('about_id').references(() => users.id),
    /** Key of another target: a page, a game, a class. */
    target: text('target').notNull().default(''),
    /** Changed values as JSON (`domain/api/admin-action.ts`), without names or secrets of people. May be empty. */
    changes: text('changes').notNull().default(''),
  },
  (table) => [
    index('admin_actions_at').on(table.at),
    index('admin_actions_user').on(table.userID),
    index('admin_actions_about').on(table.aboutID),
  ],
)

/**
 * Staging area of a restore, which at its end replaces all tables in one transaction. Part 0 holds the state
 * that the restore must keep. One row is the lock that closes the school (`worker/schools/restore-lock.ts`).
 * Not part of a backup; the daily run deletes rows of an aborted restore. Not `WITHOUT ROWID`, since its rows
 * are large.
 */
export const restoreParts = sqliteTable(
  'restore_parts',
  {
    restore: text('restore').notNull(),
    part: integer('part').notNull(),
    createdAt: text('created_at').notNull(),
    /** Rows of one table as a JSON array. */
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restore, table.part] })],
)

/**
 * The last import, so that it can be undone: former and imported values as JSON arrays (`CURRENT_FIELDS`).
 * `former` is null for accounts that the import added. Deleted by the next import and the daily run. Not part
 * of a backup.
 */
export const importedPupils = sqliteTable(
  'imported_pupils',
  {
    importID: text('import_id').notNull(),
    userID: ofUser(),
    importedAt: text('imported_at').notNull(),
    former: text('former'),
    imported: text('imported').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importID, table.userID] }),
    index('imported_pupils_user').on(table.userID),
  ],
)
