import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { WordAnswer } from '../../domain/api/word-answers.ts'
import { type SaveAnswersAnswer, saveAnswersAnswer } from '../../domain/api/words.ts'
import { DAY, MEMORIES, ROWS_A_DAY } from '../../domain/bounds.ts'
import { schoolDay } from '../../domain/calendar.ts'
import {
  daysBetween,
  type KeptAnswer,
  type KeptMemory,
  keepAnswers,
  keptMemory,
  type Memory,
  memoryOf,
  NOTHING_KEPT,
  strengthOf,
} from '../../domain/learning/memory.ts'
import { type Facts, factsOf } from '../../domain/learning/prediction.ts'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { Refusal } from '../http/refusal.ts'
import { tooMany } from '../http/too-many.ts'
import { KNOWN_OF, refreshKnownWords } from './known-words.ts'
import { hasWordOf, type OpenPart, openPart, putInto, roomAfter, storedPart } from './memory-parts.ts'

/** How late an answer may come. */
const LATE = 8 * DAY
/** From when on no further answer comes: later than that, so that none is settled on the day on which it came. */
const SETTLED = LATE + DAY
/** How often what two devices send at once is reckoned again. */
const ATTEMPTS = 8

export interface Batch {
  userID: number
  answers: readonly WordAnswer[]
  idempotencyKey: string
  now: Date
  timeZone: string
}

/**
 * Keeps a batch of answers and makes the memories of its words again, once a key. What is written depends on what was read, which D1 has no
 * transaction for: so the batch is written only where no part of the memories that it changes has got an answer since, and else reckoned again.
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
    if (reckoned.answer.data.accepted === 0 || (await write(db, batch, reckoned))) return reckoned.answer
  }
  throw new Error('Too many devices answer at once.')
}

interface Found {
  /** What the key was answered before. */
  answer: SaveAnswersAnswer | null
  batchesOfDay: number
  known: ReadonlySet<string>
  /** Those of the batch's words, and the pupil's last one. */
  parts: readonly OpenPart[]
}

async function read(db: Database, batch: Batch, words: string): Promise<Found> {
  const dayBefore = new Date(batch.now.getTime() - DAY).toISOString()
  const values = { userID: batch.userID, key: batch.idempotencyKey, dayBefore, words }
  const [states, knownRows, partRows] = await db.$client.batch([
    readState(db, values),
    readKnown(db, values),
    readParts(db, values),
  ])
  const { isThere, answer, batchesOfDay } = z.parse(state, states?.results[0])
  if (!isThere) throw new Refusal('userUnknown', { userID: batch.userID })
  return {
    answer: answer === null ? null : z.parse(saveAnswersAnswer, JSON.parse(answer)),
    batchesOfDay,
    known: new Set(
      z.parse(z.array(z.object({ word: z.string() })), knownRows?.results).map(({ word }) => word),
    ),
    parts: z.parse(z.array(storedPart), partRows?.results).map(openPart),
  }
}

const state = z.object({
  isThere: z.int(),
  answer: z.nullable(z.string()),
  batchesOfDay: z.int(),
})

const [userID, key, words] = [sql.placeholder('userID'), sql.placeholder('key'), sql.placeholder('words')]

const readState = statement(sql`
  SELECT EXISTS (SELECT 1 FROM users WHERE id = ${userID}) AS isThere,
    (SELECT answer FROM answer_batches WHERE user_id = ${userID} AND idempotency_key = ${key}) AS answer,
    (SELECT count(*) FROM answer_batches WHERE user_id = ${userID} AND received_at > ${sql.placeholder('dayBefore')}) AS batchesOfDay`)

const readKnown = statement(KNOWN_OF)

const readParts = statement(sql`
  SELECT part, tries, words, kept FROM memory_parts AS memory
  WHERE user_id = ${userID} AND (
    part = (SELECT max(part) FROM memory_parts WHERE user_id = ${userID}) OR ${hasWordOf(words)}
  ) ORDER BY part`)

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
  parts: readonly OpenPart[]
}

/** A word of the batch. `part` and `former` are null where the pupil had not met it. */
interface Asked {
  part: OpenPart | null
  before: KeptMemory
  former: Memory | null
  added: KeptAnswer[]
}

function reckon({ answers, now, timeZone }: Batch, { known, parts }: Found): Reckoned {
  const oldest = new Date(now.getTime() - LATE).toISOString()
  const received = schoolDay(now, timeZone)
  let room = roomAfter(parts.at(-1))
  const log: LoggedAnswer[] = []
  const asked = new Map<string, Asked>()
  for (const { word, task, right, options, at: said, ms, game } of answers) {
    // What a device's clock puts into the future is now.
    const at = new Date(Math.min(Date.parse(said), now.getTime())).toISOString()
    if (!known.has(word) || at < oldest) continue
    const its = asked.get(word) ?? askedOf(word, parts)
    const isNew = its.part === null && its.added.length === 0
    if (its.part?.isFull || (isNew && room === 0)) continue
    const day = schoolDay(new Date(at), timeZone)
    const ofDay = [...its.before.recent, ...its.added].filter((other) => other.day === day)
    if (ofDay.length >= MEMORIES.answersOfWord) continue
    if (isNew) room--
    its.added.push({ at, day, received, task, right, options: options ?? null })
    asked.set(word, its)
    const { former } = its
    const facts = former && factsOf(former, day)
    log.push({
      word,
      at,
      task,
      right,
      ...(options != null && { options }),
      ...(ms != null && { ms: Math.round(ms) }),
      ...(game != null && { game }),
      ...(former && { gap: Math.max(0, daysBetween(former.lastDay, day)) }),
      ...(facts && { ...facts, curve: Math.round(facts.curve * 1000) / 1000 }),
    })
  }
  const settled = new Date(now.getTime() - SETTLED).toISOString()
  const changes = [...asked].flatMap(([word, { before, former, added }]) => {
    const kept = keepAnswers(before, added, settled)
    const memory = memoryOf(kept)
    return memory ? [{ word, kept, memory, former, answers: added.length }] : []
  })
  return {
    answer: {
      success: true,
      data: { accepted: log.length, ignored: answers.length - log.length },
      memories: changes.map(({ word, memory, former }) => {
        const { days, due } = memory
        return { word, strength: strengthOf(memory), before: former ? strengthOf(former) : 0, days, due }
      }),
    },
    log,
    parts: putInto(parts, changes),
  }
}

function askedOf(word: string, parts: readonly OpenPart[]): Asked {
  const part = parts.find(({ words }) => words.has(word)) ?? null
  const before = part ? z.parse(keptMemory, part.kept.get(word)) : NOTHING_KEPT
  return { part, before, former: memoryOf(before), added: [] }
}

/** False where a part has changed since it was read, or the key was used. */
async function write(
  db: Database,
  { userID, idempotencyKey, now }: Batch,
  { answer, log, parts }: Reckoned,
): Promise<boolean> {
  const [inserted] = await db.$client.batch([
    insertBatch(db, {
      userID,
      key: idempotencyKey,
      now: now.toISOString(),
      log: JSON.stringify(log),
      answer: JSON.stringify(answer),
      parts: JSON.stringify(parts.map(({ part }) => part)),
      tries: parts.reduce((sum, { triesBefore }) => sum + triesBefore, 0),
    }),
    upsertParts(db, {
      userID,
      rows: JSON.stringify(
        parts.map(({ part, tries, words, kept }) => ({
          part,
          tries,
          words: Object.fromEntries(words),
          kept: Object.fromEntries(kept),
        })),
      ),
    }),
  ])
  return (inserted?.meta.changes ?? 0) > 0
}

/** Nothing where the user is gone. */
const insertBatch = statement(sql`
  INSERT INTO answer_batches (user_id, idempotency_key, received_at, answers, answer)
  SELECT id, ${key}, ${sql.placeholder('now')}, ${sql.placeholder('log')}, ${sql.placeholder('answer')}
  FROM users WHERE id = ${userID} AND ${sql.placeholder('tries')} = (
    SELECT coalesce(sum(tries), 0) FROM memory_parts
    WHERE user_id = ${userID} AND part IN (SELECT value FROM json_each(${sql.placeholder('parts')}))
  )
  ON CONFLICT DO NOTHING`)

/** It must follow `insertBatch` at once: `changes()` tells whether that statement kept the batch. */
const upsertParts = statement(sql`
  INSERT INTO memory_parts (user_id, part, tries, words, kept)
  SELECT ${userID}, value ->> 'part', value ->> 'tries', value ->> 'words', value ->> 'kept'
  FROM json_each(${sql.placeholder('rows')}) WHERE changes() > 0
  ON CONFLICT (user_id, part) DO UPDATE SET tries = excluded.tries, words = excluded.words, kept = excluded.kept`)
