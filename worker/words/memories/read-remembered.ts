import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type RememberedWord, shownWord } from '../../../domain/api/words.ts'
import { schoolDay, schoolWeek } from '../../../domain/calendar.ts'
import { memoryOf, type StoredMemory, strengthOf } from '../../../domain/learning/memory.ts'
import type { Database } from '../../db/database.ts'
import { flag } from '../../db/flag.ts'
import { statement } from '../../db/statement.ts'
import type { User } from '../../users/queries.ts'
import { MET_WORDS, unpackMemories } from './memory-parts.ts'
import { isForClass, joinShownWord, SHOWN_COLUMNS } from './shown-words.ts'

/** A user's memories of the school's words, each with its strength at the start of the school's week of `now`. */
export async function readRemembered(
  db: Database,
  user: User,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<RememberedWord[]> {
  const week = schoolWeek(now, timeZone)
  const { remembered, shown } = parseRemembered(await db.$client.batch(rememberedStatements(db, user)))
  return remembered.flatMap(({ word, kept, ...memory }) => {
    const row = shown.get(word)
    if (!row) return []
    const { isForClass: _isForClass, ...found } = row
    const isSeenThisWeek = schoolDay(new Date(memory.lastSeen), timeZone) >= week
    return [{ ...found, ...memory, before: isSeenThisWeek ? strengthBefore(kept, week) : memory.strength }]
  })
}

/**
 * Computes the strength from the answers of earlier days only. Answers in `base` are older than a week
 * anyway.
 */
function strengthBefore({ base, recent }: StoredMemory, day: string): number {
  const memory = memoryOf({ base, recent: recent.filter((answer) => answer.day < day) })
  return memory ? strengthOf(memory) : 0
}

/** Statements whose results `parseRemembered` parses. */
export function rememberedStatements(db: Database, { id, classCode, grade }: User): D1PreparedStatement[] {
  return [selectParts(db, { userID: id }), selectMetWords(db, { userID: id, classCode, grade: grade ?? 0 })]
}

/**
 * All memories of a user, and where the school shows those words: on a page for the user's class, otherwise
 * on another page, otherwise in a game. `shown` lacks words that the school no longer has.
 */
export function parseRemembered([parts, met]: readonly D1Result[]) {
  const shown = z.parse(z.array(metWord), met?.results).map((word) => [word.word, word] as const)
  return { remembered: unpackMemories(z.parse(z.array(partRow), parts?.results)), shown: new Map(shown) }
}

/** `isForClass`: on a page for the grade of the user's class, or for all grades. */
const metWord = z.extend(shownWord, { isForClass: flag })

const partRow = z.object({ words: z.string(), kept: z.string() })
const selectParts = statement(sql`
  SELECT words, kept FROM memory_parts WHERE user_id = ${sql.placeholder('userID')} ORDER BY part`)

const selectMetWords = statement(sql`
  SELECT ${SHOWN_COLUMNS}, ${isForClass('known')} AS isForClass
  FROM memory_parts AS memory ${MET_WORDS} ${joinShownWord('met.key')}
  WHERE memory.user_id = ${sql.placeholder('userID')}`)
