import { asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type RememberedWord, type ShownWord, shownWord } from '../../domain/api/words.ts'
import { schoolDay, schoolWeek } from '../../domain/calendar.ts'
import { type KeptMemory, memoryOf, strengthOf } from '../../domain/learning/memory.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { memoryParts } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import type { User } from '../users/queries.ts'
import { MET, unpacked } from './memory-parts.ts'
import { joinShown, SHOWN } from './shown.ts'

export const partsOf = prepared((db) =>
  db
    .select({ words: memoryParts.words, kept: memoryParts.kept })
    .from(memoryParts)
    .where(eq(memoryParts.userID, sql.placeholder('userID')))
    .orderBy(asc(memoryParts.part))
    .prepare(),
)

/** What a user remembers of the words that the school knows, and how strong it was when the school's week of `now` began. */
export async function readRemembered(
  db: Database,
  user: User,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<RememberedWord[]> {
  const week = schoolWeek(now, timeZone)
  const [parts, shown] = await Promise.all([partsOf(db).all({ userID: user.id }), readMet(db, user)])
  return unpacked(parts).flatMap(({ word, kept, ...memory }) => {
    const found = shown.get(word)
    if (!found) return []
    const isOfWeek = schoolDay(new Date(memory.lastSeen), timeZone) >= week
    return [{ ...found, ...memory, before: isOfWeek ? strengthBefore(kept, week) : memory.strength }]
  })
}

/** By the answers of the days before; what is settled is older than a week. */
function strengthBefore({ base, recent }: KeptMemory, day: string): number {
  const memory = memoryOf({ base, recent: recent.filter((answer) => answer.day < day) })
  return memory ? strengthOf(memory) : 0
}

/** The words that a user has met, as a page for their own class shows them; else another page, else a game. */
export async function readMet(db: Database, user: User): Promise<ReadonlyMap<string, ShownWord>> {
  const { results } = await metWords(db, { userID: user.id, classCode: user.classCode }).all()
  return new Map(z.parse(z.array(shownWord), results).map((word) => [word.word, word]))
}

const metWords = statement(sql`
  SELECT ${SHOWN}
  FROM memory_parts AS memory ${MET} ${joinShown('met.key')}
  WHERE memory.user_id = ${sql.placeholder('userID')}`)
