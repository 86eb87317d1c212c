import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { wordAnswer } from '../../domain/api/word-answers.ts'
import type { Database } from '../db/database.ts'
import type { heldAnswers } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import { type AppliedBatch, applyAnswers } from '../words/answers/apply-answers.ts'
import {
  answersBusy,
  contextStatements,
  distinctWords,
  expectedTries,
  isUnchanged,
  MAX_ATTEMPTS,
  parseContext,
  writeParts,
} from '../words/memories/memory-store.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'
import { type HeldAnswersKeys, readHeldRows } from './queries.ts'

/** Each row takes several statements, so a call accepts at most this many. */
export const ROWS_PER_CALL = 20

interface AcceptResult {
  decided: number
  ignored: number
  left: number
}

/**
 * Applies held answers to the memories as if they had been accepted when they were received. Each is applied
 * once, even by concurrent calls. `left` is the number of answers that are left for further calls.
 * @throws {Refusal} 503 if concurrent answers of the pupil won every attempt
 */
export async function acceptHeldAnswers(
  db: Database,
  keys: HeldAnswersKeys,
  moment: { now: Date; timeZone: string },
): Promise<AcceptResult> {
  const { rows, answers } = await readHeldRows(db, keys, ROWS_PER_CALL)
  const accepted = { decided: 0, ignored: 0 }
  let left = answers
  for (const row of rows) {
    const sent = z.parse(z.array(wordAnswer), JSON.parse(row.answers))
    const applied = await acceptRow(db, { ...row, sent }, moment)
    left -= sent.length
    if (!applied) continue
    accepted.decided += sent.length
    accepted.ignored += applied.answer.data.ignored
  }
  return { ...accepted, left }
}

interface HeldRow extends Omit<typeof heldAnswers.$inferSelect, 'answers'> {
  sent: z.infer<typeof wordAnswer>[]
}

/** Returns null if the row has been decided, or its pupil erased, meanwhile. */
async function acceptRow(
  db: Database,
  { userID, idempotencyKey, reason, decision, receivedAt, sent }: HeldRow,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<AppliedBatch | null> {
  const row = { userID, heldKey: idempotencyKey, reason, decision }
  const batch = { userID, answers: sent, receivedAt: new Date(receivedAt), now, timeZone, wasHeld: true }
  let isRefreshed = false
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const [pending, knownRows, partRows] = await db.$client.batch([
      selectPending(db, row),
      ...contextStatements(db, { userID, words: distinctWords(sent) }),
    ])
    if (pending?.results.length === 0) return null
    const memories = parseContext(knownRows, partRows)
    if (!isRefreshed && sent.some(({ word }) => !memories.known.has(word))) {
      await refreshKnownWords(db)
      isRefreshed = true
      continue
    }
    const applied = applyAnswers(batch, memories, null)
    const [decided] = await db.$client.batch([
      markAccepted(db, { ...row, ...expectedTries(applied.parts), now: now.toISOString() }),
      insertAccepted(db, {
        userID,
        // A new key, since the batch's key already has a response.
        key: crypto.randomUUID(),
        receivedAt,
        log: JSON.stringify(applied.log),
        answer: JSON.stringify(applied.answer),
      }),
      writeParts(db, userID, applied.parts),
    ])
    if ((decided?.meta.changes ?? 0) > 0) return applied
  }
  throw answersBusy()
}

const [userID, now] = [sql.placeholder('userID'), sql.placeholder('now')]

const MATCHES_ROW = sql`user_id = ${userID} AND idempotency_key = ${sql.placeholder('heldKey')}
  AND reason = ${sql.placeholder('reason')} AND decision IS ${sql.placeholder('decision')}`

const selectPending = statement(sql`SELECT 1 FROM held_answers WHERE ${MATCHES_ROW}`)

const markAccepted = statement(sql`
  UPDATE held_answers SET decision = 'accepted', decided_at = ${now} WHERE ${MATCHES_ROW} AND ${isUnchanged}`)

/** Must follow `markAccepted`. */
const insertAccepted = statement(sql`
  INSERT INTO answer_batches (user_id, idempotency_key, received_at, answers, answer)
  SELECT ${userID}, ${sql.placeholder('key')}, ${sql.placeholder('receivedAt')}, ${sql.placeholder('log')}, ${sql.placeholder('answer')}
  WHERE changes() > 0`)
