import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { WordAnswer } from '../../../domain/api/word-answers.ts'
import { type SaveAnswersAnswer, saveAnswersAnswer } from '../../../domain/api/words.ts'
import { DAY, HOUR, MAX_ROWS_PER_DAY } from '../../../domain/bounds.ts'
import { daySpan, schoolDay } from '../../../domain/calendar.ts'
import { DEFAULT_ANSWERS_PER_HOUR } from '../../../domain/economy.ts'
import { MAX_BACKDATED_PER_DAY } from '../../../domain/learning/held-answers.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { tooManyCalls } from '../../http/too-many-calls.ts'
import {
  answersBusy,
  contextStatements,
  distinctWords,
  expectedTries,
  isUnchanged,
  MAX_ATTEMPTS,
  parseContext,
  writeParts,
} from '../memories/memory-store.ts'
import { refreshKnownWords } from '../memories/refresh-known-words.ts'
import { type AnswerContext, type AnswerLimits, type AppliedBatch, applyAnswers } from './apply-answers.ts'

interface SentBatch {
  userID: number
  answers: readonly WordAnswer[]
  idempotencyKey: string
  now: Date
  timeZone: string
  /** True if answers above the limits are held. False for an administrator. */
  isLimited: boolean
}

/**
 * Stores a batch of answers and recomputes the affected memories. Answers above the limits are held for an
 * administrator. Idempotent per key.
 * @throws {Refusal} 404 if the user is gone, 429 after too many batches in a day, 503 if concurrent batches
 * of the pupil won every attempt
 */
export async function saveAnswers(db: Database, batch: SentBatch): Promise<SaveAnswersAnswer> {
  let isRefreshed = false
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const current = await readBatchState(db, batch)
    if (current.answer) return current.answer
    if (!isRefreshed && batch.answers.some(({ word }) => !current.context.known.has(word))) {
      // The word may have just been added to a page.
      await refreshKnownWords(db)
      isRefreshed = true
      continue
    }
    if (current.batchesOfDay >= MAX_ROWS_PER_DAY.answerBatches)
      throw tooManyCalls(new Date(batch.now.getTime() + DAY), batch.now)
    const limits = batch.isLimited ? current.limits : null
    const applied = applyAnswers({ ...batch, receivedAt: batch.now, wasHeld: false }, current.context, limits)
    const isEmpty = applied.log.length === 0 && applied.held.size === 0
    if (isEmpty || (await writeBatch(db, batch, applied, limits))) return applied.answer
  }
  throw answersBusy()
}

interface BatchState {
  /** The earlier response to the same key. */
  answer: SaveAnswersAnswer | null
  batchesOfDay: number
  context: AnswerContext
  limits: AnswerLimits
}

async function readBatchState(db: Database, batch: SentBatch): Promise<BatchState> {
  const { userID, answers, now } = batch
  const instants = limitInstants(batch)
  const values = {
    ...instants,
    userID,
    key: batch.idempotencyKey,
    dayBefore: new Date(now.getTime() - DAY).toISOString(),
    hasBackdated: Number(answers.some(({ at }) => at < instants.dayStart)),
  }
  const [states, ...memories] = await db.$client.batch([
    selectState(db, values),
    ...contextStatements(db, { userID, words: distinctWords(answers) }),
  ])
  const { isThere, answer, batchesOfDay, answersAnHour, ...accepted } = z.parse(stateRow, states?.results[0])
  if (!isThere) throw new Refusal('userUnknown', { userID })
  return {
    answer: answer === null ? null : z.parse(saveAnswersAnswer, JSON.parse(answer)),
    batchesOfDay,
    context: parseContext(memories[0], memories[1]),
    limits: { accepted, answersAnHour },
  }
}

const stateRow = z.object({
  isThere: z.int(),
  answer: z.nullable(z.string()),
  batchesOfDay: z.int(),
  answersAnHour: z.int(),
  withinHour: z.int(),
  backdatedToday: z.int(),
})

const [userID, key] = [sql.placeholder('userID'), sql.placeholder('key')]
const [hourAgo, dayStart] = [sql.placeholder('hourAgo'), sql.placeholder('dayStart')]

/** The instants after which accepted answers count towards the limits. */
function limitInstants({ now, timeZone }: Pick<SentBatch, 'now' | 'timeZone'>) {
  return {
    hourAgo: new Date(now.getTime() - HOUR).toISOString(),
    dayStart: daySpan(schoolDay(now, timeZone), timeZone).start.toISOString(),
  }
}

const withinHour = sql`(
  SELECT coalesce(sum(json_array_length(answers)), 0) FROM answer_batches
  WHERE user_id = ${userID} AND received_at > ${hourAgo}
)`

const backdatedToday = sql`(
  SELECT count(*) FROM answer_batches AS batch CROSS JOIN json_each(batch.answers) AS answer
  WHERE batch.user_id = ${userID} AND batch.received_at >= ${dayStart} AND answer.value ->> 'at' < ${dayStart}
)`

/** Counts back-dated answers only if the batch has some, because counting reads every answer of the day. */
const selectState = statement(sql`
  SELECT EXISTS (SELECT 1 FROM users WHERE id = ${userID}) AS isThere,
    (SELECT answer FROM answer_batches WHERE user_id = ${userID} AND idempotency_key = ${key}) AS answer,
    (SELECT count(*) FROM answer_batches WHERE user_id = ${userID} AND received_at > ${sql.placeholder('dayBefore')}) AS batchesOfDay,
    coalesce((SELECT answers_an_hour FROM settings WHERE id = 1), ${sql.raw(`${DEFAULT_ANSWERS_PER_HOUR}`)}) AS answersAnHour,
    ${withinHour} AS withinHour,
    CASE WHEN ${sql.placeholder('hasBackdated')} THEN ${backdatedToday} ELSE 0 END AS backdatedToday`)

/**
 * Writes the batch. If a part changed since it was read, the key was used, or a limit would now be exceeded,
 * writes nothing and returns false.
 */
async function writeBatch(
  db: Database,
  batch: SentBatch,
  { answer, log, backdated, parts, held }: AppliedBatch,
  limits: AnswerLimits | null,
): Promise<boolean> {
  const id = batch.userID
  const own = { userID: id, key: batch.idempotencyKey, now: batch.now.toISOString() }
  const rows = [...held].map(([reason, answers]) => ({ reason, answers }))
  const isHourLimited = limits !== null && limits.answersAnHour > 0 && log.length > 0
  const [inserted] = await db.$client.batch([
    insertBatch(db, {
      ...own,
      ...limitInstants(batch),
      ...expectedTries(parts),
      log: JSON.stringify(log),
      answer: JSON.stringify(answer),
      mostWithinHour: isHourLimited ? limits.answersAnHour - log.length : null,
      mostBackdated: limits !== null && backdated > 0 ? MAX_BACKDATED_PER_DAY - backdated : null,
    }),
    ...(rows.length > 0 ? [insertHeld(db, { ...own, rows: JSON.stringify(rows) })] : []),
    writeParts(db, id, parts),
  ])
  return (inserted?.meta.changes ?? 0) > 0
}

/** Inserts nothing if the user is gone. */
const insertBatch = statement(sql`
  INSERT INTO answer_batches (user_id, idempotency_key, received_at, answers, answer)
  SELECT id, ${key}, ${sql.placeholder('now')}, ${sql.placeholder('log')}, ${sql.placeholder('answer')}
  FROM users WHERE id = ${userID} AND ${isUnchanged}
    AND ${isAtMost(withinHour, 'mostWithinHour')} AND ${isAtMost(backdatedToday, 'mostBackdated')}
  ON CONFLICT DO NOTHING`)

/** SQL: true if the limit is null or not exceeded. */
function isAtMost(counted: SQL, limit: string): SQL {
  const most = sql.placeholder(limit)
  return sql`CASE WHEN ${most} IS NULL THEN true ELSE ${counted} <= ${most} END`
}

/** Must follow `insertBatch`. A batch has at most one row per reason. */
const insertHeld = statement(sql`
  INSERT INTO held_answers (user_id, idempotency_key, reason, received_at, answers)
  SELECT ${userID}, ${key}, value ->> 'reason', ${sql.placeholder('now')}, value ->> 'answers'
  FROM json_each(${sql.placeholder('rows')}) WHERE changes() > 0`)
