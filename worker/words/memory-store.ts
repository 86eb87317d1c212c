import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Memories } from './apply-answers.ts'
import { KNOWN_OF } from './known-words.ts'
import { containsWordOf, type OpenPart, openPart, storedPart } from './memory-parts.ts'

/**
 * Memories are computed from what was read, and D1 has no interactive transactions. So they are written with optimistic locking: the
 * batch that writes begins with a statement that changes something only where `isUnchanged`, and each one after it only where the one
 * before changed something (`changes() > 0`). Where nothing was written, all is read and computed again.
 */

/** Each attempt costs five statements: a pupil's many batches at once must not slow the database down for others. */
export const MAX_ATTEMPTS = 12

const RETRY_AFTER_SECONDS = 2

/** Other batches of the pupil were faster at every attempt. */
export function answersBusy(): Refusal {
  return new Refusal('answersBusy', {}, { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
}

const [userID, words] = [sql.placeholder('userID'), sql.placeholder('words')]

/** The words of a batch, for `readMemories`. */
export function wordsOf(answers: readonly { word: string }[]): string {
  return JSON.stringify([...new Set(answers.map(({ word }) => word))])
}

/** The statements that read what `applyAnswers` needs of the words, a JSON array. */
export function readMemories(db: Database, asked: { userID: number; words: string }) {
  return [readKnown(db, asked), readParts(db, asked)] as const
}

export function memoriesIn(knownRows: D1Result | undefined, partRows: D1Result | undefined): Memories {
  const known = z.parse(z.array(z.object({ word: z.string() })), knownRows?.results)
  return {
    known: new Set(known.map(({ word }) => word)),
    parts: z.parse(z.array(storedPart), partRows?.results).map(openPart),
  }
}

const readKnown = statement(KNOWN_OF)

const readParts = statement(sql`
  SELECT part, tries, words, kept FROM memory_parts AS memory
  WHERE user_id = ${userID} AND (
    part = (SELECT max(part) FROM memory_parts WHERE user_id = ${userID}) OR ${containsWordOf(words)}
  ) ORDER BY part`)

/** Whether the parts are as they were read: their tries grow with every change. */
export const isUnchanged = sql`${sql.placeholder('tries')} = (
  SELECT coalesce(sum(tries), 0) FROM memory_parts
  WHERE user_id = ${userID} AND part IN (SELECT value FROM json_each(${sql.placeholder('parts')}))
)`

/** The values of `isUnchanged`. */
export function triesBefore(parts: readonly OpenPart[]) {
  return {
    tries: parts.reduce((sum, part) => sum + part.triesBefore, 0),
    parts: JSON.stringify(parts.map(({ part }) => part)),
  }
}

/** Must follow the statement that it depends on. */
export function writeParts(db: Database, id: number, parts: readonly OpenPart[]): D1PreparedStatement {
  const rows = parts.map(({ part, tries, words, kept }) => ({
    part,
    tries,
    words: Object.fromEntries(words),
    kept: Object.fromEntries(kept),
  }))
  return upsertParts(db, { userID: id, rows: JSON.stringify(rows) })
}

const upsertParts = statement(sql`
  INSERT INTO memory_parts (user_id, part, tries, words, kept)
  SELECT ${userID}, value ->> 'part', value ->> 'tries', value ->> 'words', value ->> 'kept'
  FROM json_each(${sql.placeholder('rows')}) WHERE changes() > 0
  ON CONFLICT (user_id, part) DO UPDATE SET tries = excluded.tries, words = excluded.words, kept = excluded.kept`)
