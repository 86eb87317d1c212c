import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { WordAnswer } from '../../domain/api/word-answers.ts'
import { type SaveAnswersAnswer, saveAnswersAnswer } from '../../domain/api/words.ts'
import { DAY, MEMORIES, ROWS_A_DAY } from '../../domain/bounds.ts'
import { schoolDay } from '../../domain/calendar.ts'
import { type Facts, factsOf } from '../../domain/learning/foretelling.ts'
import {
  daysBetween,
  type KeptAnswer,
  type KeptMemory,
  keepAnswers,
  keptMemory,
  memoryOf,
  NOTHING_KEPT,
  strengthOf,
} from '../../domain/learning/memory.ts'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { Refusal } from '../http/refusal.ts'
import { tooMany } from '../http/too-many.ts'
import { KNOWN_OF, refreshKnownWords } from './known-words.ts'

/** How late an answer may come. */
export const LATE = 8 * DAY
/** From when on no further answer comes: later than that, so that none is settled on the day on which it came. */
const SETTLED = LATE + DAY
/** How often what two devices send at once is reckoned anew. */
const ATTEMPTS = 8

export interface Batch {
  userID: number
  answers: readonly WordAnswer[]
  idempotencyKey: string
  now: Date
  timeZone: string
}

/**
 * Keeps a batch of answers and makes the memories of its words anew, once a key. What is written depends on what was read, which D1 has no
 * transaction for: so the batch is written only where no memory of its words has got an answer since, and else reckoned again.
 * @throws {Refusal} 404 where the user is gone, 429 where they have sent so many within a day
 */
export async function saveAnswers(db: Database, batch: Batch): Promise<SaveAnswersAnswer> {
  const words = JSON.stringify([...new Set(batch.answers.map(({ word }) => word))])
  let isRefreshed = false
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await read(db, batch, words)
    if (found.answer) return found.answer
    if (!isRefreshed && batch.answers.some(({ word }) => !found.known.has(word))) {
      // A word that was just written on a page.
      await refreshKnownWords(db)
      isRefreshed = true
      continue
    }
    if (found.batchesOfDay >= ROWS_A_DAY.answerBatches)
      throw tooMany(new Date(batch.now.getTime() + DAY), batch.now)
    const reckoned = reckon(batch, found)
    if (reckoned.answer.data.accepted === 0 || (await write(db, batch, reckoned, words)))
      return reckoned.answer
  }
  throw new Error('Too many devices answer at once.')
}

interface Found {
  /** What the key was answered before. */
  answer: SaveAnswersAnswer | null
  batchesOfDay: number
  known: ReadonlySet<string>
  memories: ReadonlyMap<string, KeptMemory>
  /** How many words the pupil may still meet. */
  room: number
}

async function read(db: Database, batch: Batch, words: string): Promise<Found> {
  const dayBefore = new Date(batch.now.getTime() - DAY).toISOString()
  const values = { userID: batch.userID, key: batch.idempotencyKey, dayBefore, words }
  const [states, knownRows, memoryRows] = await db.$client.batch([
    readState(db, values),
    readKnown(db, values),
    readMemories(db, values),
  ])
  const { isThere, answer, batchesOfDay, met } = z.parse(state, states?.results[0])
  if (!isThere) throw new Refusal('userUnknown', { userID: batch.userID })
  return {
    answer: answer === null ? null : z.parse(saveAnswersAnswer, JSON.parse(answer)),
    batchesOfDay,
    known: new Set(
      z.parse(z.array(z.object({ word: z.string() })), knownRows?.results).map(({ word }) => word),
    ),
    memories: new Map(
      z
        .parse(z.array(z.object({ word: z.string(), kept: z.string() })), memoryRows?.results)
        .map(({ word, kept }) => [word, z.parse(keptMemory, JSON.parse(kept))]),
    ),
    room: MEMORIES.words - met,
  }
}

const state = z.object({
  isThere: z.int(),
  answer: z.nullable(z.string()),
  batchesOfDay: z.int(),
  met: z.int(),
})

const [userID, key, words] = [sql.placeholder('userID'), sql.placeholder('key'), sql.placeholder('words')]

/** The pupil's words are counted only where the batch has one that is new to them. */
const readState = statement(sql`
  SELECT EXISTS (SELECT 1 FROM users WHERE id = ${userID}) AS isThere,
    (SELECT answer FROM answer_batches WHERE user_id = ${userID} AND idempotency_key = ${key}) AS answer,
    (SELECT count(*) FROM answer_batches WHERE user_id = ${userID} AND received_at > ${sql.placeholder('dayBefore')}) AS batchesOfDay,
    CASE WHEN EXISTS (
      SELECT 1 FROM json_each(${words}) WHERE NOT EXISTS (
        SELECT 1 FROM word_memories WHERE user_id = ${userID} AND word = value
      )
    ) THEN (SELECT count(*) FROM word_memories WHERE user_id = ${userID}) ELSE 0 END AS met`)

const readKnown = statement(KNOWN_OF)

const readMemories = statement(sql`
  SELECT word, kept FROM word_memories WHERE user_id = ${userID} AND word IN (SELECT value FROM json_each(${words}))`)

/** An answer as it is kept for a time. What of its memory told whether it was still known is left out where nothing did. */
interface LoggedAnswer extends Omit<KeptAnswer, 'day' | 'received' | 'options'>, Partial<Facts> {
  word: string
  options?: number
  ms?: number
  game?: string
  /** The days since the word was met before; left out for the first time. */
  gap?: number
}

interface Reckoned {
  answer: SaveAnswersAnswer
  log: readonly LoggedAnswer[]
  rows: readonly object[]
  /** How many answers the memories had together: what must not have changed until they are written. */
  tries: number
}

function reckon({ answers, now, timeZone }: Batch, { known, memories, room }: Found): Reckoned {
  const oldest = new Date(now.getTime() - LATE).toISOString()
  const received = schoolDay(now, timeZone)
  const log: LoggedAnswer[] = []
  const added = new Map<string, KeptAnswer[]>()
  for (const { word, task, right, options, at: said, ms, game } of answers) {
    // What a device's clock puts into the future is now.
    const at = new Date(Math.min(Date.parse(said), now.getTime())).toISOString()
    const isNew = !memories.has(word) && !added.has(word)
    if (!known.has(word) || at < oldest || (isNew && newWords(added, memories) >= room)) continue
    const before = memories.get(word) ?? NOTHING_KEPT
    const day = schoolDay(new Date(at), timeZone)
    const answer = { at, day, received, task, right, options: options ?? null }
    const earlier = added.get(word) ?? []
    const ofDay = [...before.recent, ...earlier].filter(({ day }) => day === answer.day)
    if (ofDay.length >= MEMORIES.answersOfWord) continue
    added.set(word, [...earlier, answer])
    const memory = memoryOf(before)
    const facts = memory && factsOf(memory, answer.day)
    log.push({
      word,
      at,
      task,
      right,
      ...(options != null && { options }),
      ...(ms != null && { ms: Math.round(ms) }),
      ...(game != null && { game }),
      ...(memory && { gap: Math.max(0, daysBetween(memory.lastDay, answer.day)) }),
      ...(facts && { ...facts, curve: Math.round(facts.curve * 1000) / 1000 }),
    })
  }
  const settled = new Date(now.getTime() - SETTLED).toISOString()
  const changed = [...added].flatMap(([word, its]) => {
    const before = memories.get(word) ?? NOTHING_KEPT
    const kept = keepAnswers(before, its, settled)
    const memory = memoryOf(kept)
    const former = memoryOf(before)
    return memory ? [{ word, kept, memory, former, strength: strengthOf(memory) }] : []
  })
  return {
    answer: {
      success: true,
      data: { accepted: log.length, ignored: answers.length - log.length },
      memories: changed.map(({ word, memory: { days, due }, former, strength }) => {
        const before = former ? strengthOf(former) : 0
        return { word, strength, before, days, due }
      }),
    },
    log,
    rows: changed.map(({ word, kept, memory, strength }) => {
      const { days, due, firstSeen, lastSeen, right, tries } = memory
      return { word, strength, days, due, firstSeen, lastSeen, right, tries, kept: JSON.stringify(kept) }
    }),
    tries: changed.reduce((sum, { former }) => sum + (former?.tries ?? 0), 0),
  }
}

function newWords(added: ReadonlyMap<string, unknown>, memories: ReadonlyMap<string, unknown>): number {
  return [...added.keys()].filter((word) => !memories.has(word)).length
}

/** False where a memory has changed since it was read, or the key was used. */
async function write(
  db: Database,
  { userID, idempotencyKey, now }: Batch,
  { answer, log, rows, tries }: Reckoned,
  words: string,
): Promise<boolean> {
  const [inserted] = await db.$client.batch([
    insertBatch(db, {
      userID,
      key: idempotencyKey,
      now: now.toISOString(),
      log: JSON.stringify(log),
      answer: JSON.stringify(answer),
      words,
      tries,
    }),
    upsertMemories(db, { userID, rows: JSON.stringify(rows) }),
  ])
  return (inserted?.meta.changes ?? 0) > 0
}

/** Nothing where the user is gone. */
const insertBatch = statement(sql`
  INSERT INTO answer_batches (user_id, idempotency_key, received_at, answers, answer)
  SELECT id, ${key}, ${sql.placeholder('now')}, ${sql.placeholder('log')}, ${sql.placeholder('answer')}
  FROM users WHERE id = ${userID} AND ${sql.placeholder('tries')} = (
    SELECT coalesce(sum(tries), 0) FROM word_memories
    WHERE user_id = ${userID} AND word IN (SELECT value FROM json_each(${words}))
  )
  ON CONFLICT DO NOTHING`)

const columns = ['strength', 'days', 'due', 'first_seen', 'last_seen', 'right_tries', 'tries', 'kept']
const fields = ['strength', 'days', 'due', 'firstSeen', 'lastSeen', 'right', 'tries', 'kept']

/** It must follow `insertBatch` at once: `changes()` tells whether that statement kept the batch. */
const upsertMemories = statement(sql`
  INSERT INTO word_memories (user_id, word, ${sql.raw(columns.join(', '))})
  SELECT ${userID}, value ->> 'word', ${sql.raw(fields.map((field) => `value ->> '${field}'`).join(', '))}
  FROM json_each(${sql.placeholder('rows')}) WHERE changes() > 0
  ON CONFLICT (user_id, word) DO UPDATE SET ${sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '))}`)
