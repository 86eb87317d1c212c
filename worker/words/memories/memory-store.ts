import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AnswerContext } from '../answers/apply-answers.ts'
import { containsWordOf, type OpenPart, openPart, storedPart } from './memory-parts.ts'

/**
 * D1 has no interactive transactions, so memories are written with optimistic locking. The first statement of
 * the writing batch changes a row only if `isUnchanged`, and each following statement takes effect only if
 * the previous one changed a row (`changes() > 0`). If nothing was written, the caller reads and computes
 * again.
 */

/** Each attempt costs five statements, so concurrent batches of one pupil must not retry for long. */
export const MAX_ATTEMPTS = 12

const RETRY_AFTER_SECONDS = 2

/** Thrown after `MAX_ATTEMPTS` failed because of other batches of the pupil. */
export function answersBusy(): Refusal {
  return new Refusal('answersBusy', {}, { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
}

const [userID, words] = [sql.placeholder('userID'), sql.placeholder('words')]

/** The distinct words of a batch as a JSON array, for `contextStatements`. */
export function distinctWords(answers: readonly { word: string }[]): string {
  return JSON.stringify([...new Set(answers.map(({ word }) => word))])
}

/** Statements whose results `parseContext` parses. `words` is a JSON array. */
export function contextStatements(db: Database, query: { userID: number; words: string }) {
  return [readKnown(db, query), readParts(db, query)] as const
}

export function parseContext(knownRows: D1Result | undefined, partRows: D1Result | undefined): AnswerContext {
  const known = z.parse(z.array(z.object({ word: z.string(), french: z.string() })), knownRows?.results)
  return {
    known: new Map(known.map(({ word, french }) => [word, french])),
    parts: z.parse(z.array(storedPart), partRows?.results).map(openPart),
  }
}

const readKnown = statement(sql`
  SELECT word, french FROM known_words WHERE word IN (SELECT value FROM json_each(${words})) GROUP BY word`)

const readParts = statement(sql`
  SELECT part, tries, words, kept FROM memory_parts AS memory
  WHERE user_id = ${userID} AND (
    part = (SELECT max(part) FROM memory_parts WHERE user_id = ${userID}) OR ${containsWordOf(words)}
  ) ORDER BY part`)

/** SQL: true if the parts have not changed since they were read: `tries` grows with every change. */
export const isUnchanged = sql`${sql.placeholder('tries')} = (
  SELECT coalesce(sum(tries), 0) FROM memory_parts
  WHERE user_id = ${userID} AND part IN (SELECT value FROM json_each(${sql.placeholder('parts')}))
)`

/** Values for the placeholders of `isUnchanged`. */
export function expectedTries(parts: readonly OpenPart[]) {
  return {
    tries: parts.reduce((sum, part) => sum + part.triesBefore, 0),
    parts: JSON.stringify(parts.map(({ part }) => part)),
  }
}

/** Returns the statement that writes the parts. It must follow the statement whose `changes()` it reads. */
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
