import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type RememberedWord, type ShownWord, shownWord } from '../../domain/api/words.ts'
import { schoolDay, schoolWeek } from '../../domain/calendar.ts'
import { type KeptMemory, memoryOf, strengthOf } from '../../domain/learning/memory.ts'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { User } from '../users/queries.ts'
import { MET, unpacked } from './memory-parts.ts'
import { joinShown, SHOWN } from './shown.ts'

/** What a user remembers of the words that the school knows, and how strong it was when the school's week of `now` began. */
export async function readRemembered(
  db: Database,
  user: User,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<RememberedWord[]> {
  const week = schoolWeek(now, timeZone)
  const { remembered, shown } = rememberedIn(await db.$client.batch(selectRemembered(db, user)))
  return remembered.flatMap(({ word, kept, ...memory }) => {
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

/** The statements whose results `rememberedIn` reads. */
export function selectRemembered(db: Database, { id, classCode }: User): D1PreparedStatement[] {
  return [memoriesOf(db, { userID: id }), metWords(db, { userID: id, classCode })]
}

/**
 * All memories of a user, and how the school shows those words: on a page for the user's class; else on another page, else in a game. Words that
 * the school no longer has are not in `shown`.
 */
export function rememberedIn([parts, met]: readonly D1Result[]) {
  const shown = z
    .parse(z.array(shownWord), met?.results)
    .map((word): [string, ShownWord] => [word.word, word])
  return { remembered: unpacked(z.parse(z.array(memories), parts?.results)), shown: new Map(shown) }
}

const memories = z.object({ words: z.string(), kept: z.string() })
const memoriesOf = statement(sql`
  SELECT words, kept FROM memory_parts WHERE user_id = ${sql.placeholder('userID')} ORDER BY part`)

const metWords = statement(sql`
  SELECT ${SHOWN}
  FROM memory_parts AS memory ${MET} ${joinShown('met.key')}
  WHERE memory.user_id = ${sql.placeholder('userID')}`)
