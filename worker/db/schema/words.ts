import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { heldAnswerDecisions, heldAnswerReasons } from '../../../domain/learning/held-answers.ts'
import { ofUser } from './of-user.ts'

/**
 * First tries at words, one row per received batch. `answer` is the response to its idempotency key;
 * `answers` are the accepted tries in the format of `worker/words/answers/apply-answers.ts`. Old rows are
 * added to `answer_totals` and deleted.
 */
export const answerBatches = sqliteTable(
  'answer_batches',
  {
    userID: ofUser(),
    idempotencyKey: text('idempotency_key').notNull(),
    receivedAt: text('received_at').notNull(),
    answers: text('answers').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.idempotencyKey] }),
    index('answer_batches_received').on(table.userID, table.receivedAt),
  ],
)

/**
 * Word memories of a pupil, in parts of limited size (`worker/words/memories/memory-parts.ts`) in the order
 * in which the words were met. Words asked together were mostly met together, so a batch of answers writes
 * few rows.
 */
export const memoryParts = sqliteTable(
  'memory_parts',
  {
    userID: ofUser(),
    /** From 0; all parts but the last are full. */
    part: integer('part').notNull(),
    /** Total first tries at its words. Grows with every change, so it serves as a version. */
    tries: integer('tries').notNull(),
    /** JSON by word id, read by lists and reports. The word may no longer exist in the school's content. */
    words: text('words').notNull(),
    /** JSON by word id: the source data of the memories (`domain/learning/memory.ts`). */
    kept: text('kept').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.part] })],
)

/** Totals of expired first tries of all pupils. `gap`: days since the word was last answered; -1 for the first time. */
export const answerTotals = sqliteTable(
  'answer_totals',
  {
    word: text('word').notNull(),
    task: text('task').notNull(),
    gap: integer('gap').notNull(),
    right: integer('right_tries').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.task, table.gap] })],
)

/**
 * Answers that came implausibly fast, or were dated to earlier days in great number. They change no memory
 * until an administrator accepts them. `answers` is JSON in the format of `domain/api/word-answers.ts`.
 */
export const heldAnswers = sqliteTable(
  'held_answers',
  {
    userID: ofUser(),
    /** The key of the batch, which has at most one row per reason. */
    idempotencyKey: text('idempotency_key').notNull(),
    reason: text('reason', { enum: heldAnswerReasons }).notNull(),
    receivedAt: text('received_at').notNull(),
    answers: text('answers').notNull(),
    /** The administrator's decision; null while undecided. */
    decision: text('decision', { enum: heldAnswerDecisions }),
    decidedAt: text('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.idempotencyKey, table.reason] }),
    index('held_answers_decided').on(table.decidedAt),
  ],
)

/** Words of each pupil's mission on a school day (`YYYY-MM-DD`), as JSON. */
export const dealtMissions = sqliteTable(
  'dealt_missions',
  {
    userID: ofUser(),
    day: text('day').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.day] }), index('dealt_missions_day').on(table.day)],
)

/**
 * The words of pages and games, derived from their content and rebuilt when it changes. Not part of a backup.
 * A word of a game that is also on the game's word page is listed only for the page.
 */
export const knownWords = sqliteTable(
  'known_words',
  {
    clientID: text('client_id').notNull(),
    word: text('word').notNull(),
    /** Order on the page. */
    place: integer('place').notNull(),
    french: text('french').notNull(),
    english: text('english').notNull(),
    image: text('image'),
    sound: text('sound'),
  },
  (table) => [
    primaryKey({ columns: [table.clientID, table.word] }),
    index('known_words_word').on(table.word),
  ],
)

/** The version of each page or game that its rows of `known_words` were derived from. */
export const wordSources = sqliteTable('word_sources', {
  clientID: text('client_id').primaryKey(),
  stamp: text('stamp').notNull(),
})
