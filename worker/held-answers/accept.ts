import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { wordAnswer } from '../../domain/api/word-answers.ts'
import type { Database } from '../db/database.ts'
import type { heldAnswers } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import { type AppliedBatch, applyAnswers } from '../words/apply-answers.ts'
import { refreshKnownWords } from '../words/known-words.ts'
import {
  answersBusy,
  isUnchanged,
  MAX_ATTEMPTS,
  memoriesIn,
  readMemories,
  triesBefore,
  wordsOf,
  writeParts,
} from '../words/memory-store.ts'
import { type HeldAnswersKeys, readHeldRows } from './queries.ts'

/** How many held rows one call accepts, each by some statements of its own. */
export const ROWS_A_CALL = 20

interface Accepted {
  decided: number
  ignored: number
  left: number
}

/**
 * Applies held answers to the memories as if they had been accepted when they were received, each once, even if
 * another call accepts them at the same time. `left` answers need a further call.
 * @throws {Refusal} 503 where the pupil's own answers were always faster
 */
export async function acceptHeldAnswers(
  db: Database,
  keys: HeldAnswersKeys,
  moment: { now: Date; timeZone: string },
): Promise<Accepted> {
  const { rows, answers } = await readHeldRows(db, keys, ROWS_A_CALL)
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

/** Returns null where the row was decided meanwhile, or its pupil erased. */
async function acceptRow(
  db: Database,
  { userID, idempotencyKey, reason, decision, receivedAt, sent }: HeldRow,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<AppliedBatch | null> {
  const row = { userID, heldKey: idempotencyKey, reason, decision }
  const batch = { userID, answers: sent, receivedAt: new Date(receivedAt), now, timeZone, wasHeld: true }
  let isRefreshed = false
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const [waiting, knownRows, partRows] = await db.$client.batch([
      readWaiting(db, row),
      ...readMemories(db, { userID, words: wordsOf(sent) }),
    ])
    if (waiting?.results.length === 0) return null
    const memories = memoriesIn(knownRows, partRows)
    if (!isRefreshed && sent.some(({ word }) => !memories.known.has(word))) {
      await refreshKnownWords(db)
      isRefreshed = true
      continue
    }
    const applied = applyAnswers(batch, memories, null)
    const [decided] = await db.$client.batch([
      accept(db, { ...row, ...triesBefore(applied.parts), now: now.toISOString() }),
      insertAccepted(db, {
        userID,
        // A key of its own: that of the batch has its answer.
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

const IS_ROW = sql`user_id = ${userID} AND idempotency_key = ${sql.placeholder('heldKey')}
  AND reason = ${sql.placeholder('reason')} AND decision IS ${sql.placeholder('decision')}`

const readWaiting = statement(sql`SELECT 1 FROM held_answers WHERE ${IS_ROW}`)

const accept = statement(sql`
  UPDATE held_answers SET decision = 'accepted', decided_at = ${now} WHERE ${IS_ROW} AND ${isUnchanged}`)

/** Must follow `accept`. */
const insertAccepted = statement(sql`
  INSERT INTO answer_batches (user_id, idempotency_key, received_at, answers, answer)
  SELECT ${userID}, ${sql.placeholder('key')}, ${sql.placeholder('receivedAt')}, ${sql.placeholder('log')}, ${sql.placeholder('answer')}
  WHERE changes() > 0`)
