import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { LiveGame, LiveResults, NewLiveGame } from '../../domain/api/live-game.ts'
import { DAY, LIVE_GAME_LIMITS } from '../../domain/bounds.ts'
import { classOrder } from '../../domain/french-order.ts'
import { KEEP_OVER_MS, OPEN_MS } from '../../domain/live/timing.ts'
import type { Database } from '../db/database.ts'
import { liveGames, liveResults, users } from '../db/schema.ts'
import { audienceKeysOf, audienceUsers } from '../groups/audience.ts'
import { MAX_ATTEMPTS, newCode } from '../lessons/queries.ts'
import type { User } from '../users/queries.ts'
import { type StoredPlan, storedHands, storedPlan, storedResult } from './stored-game.ts'

type Row = typeof liveGames.$inferSelect

/** A game as stored, parsed. */
export interface StoredGame extends LiveGame {
  plan: StoredPlan
  hands: LiveResults['hands']
}

/** Maximum number of games in a teacher's list. */
const MAX_LISTED = 200
/** Longer than a Durable Object keeps a finished game. */
const KEPT_MS = 2 * KEEP_OVER_MS

/** True for games that are still open. */
function isOpen(now: Date): SQL {
  const oldest = new Date(now.getTime() - OPEN_MS).toISOString()
  return sql`(${isNull(liveGames.ended)} AND ${gt(liveGames.created, oldest)})`
}

/** All games, newest first. */
export async function listLiveGames(db: Database): Promise<LiveGame[]> {
  const rows = await db.select().from(liveGames).orderBy(desc(liveGames.created)).limit(MAX_LISTED)
  return rows.map((row) => toLiveGame(parseGame(row)))
}

/** The open games that a pupil may join, newest first. */
export async function listOpenGames(db: Database, user: User, now: Date): Promise<LiveGame[]> {
  const isForPupil = sql`EXISTS (SELECT 1 FROM json_each(${liveGames.classCodes}) WHERE value IN ${audienceKeysOf(user)})`
  const rows = await db
    .select()
    .from(liveGames)
    .where(and(isOpen(now), isForPupil))
    .orderBy(desc(liveGames.created))
  return rows
    .map(parseGame)
    .filter(({ plan }) => plan.hasTablets)
    .map((game) => ({ ...toLiveGame(game), classCodes: [] }))
}

export async function findLiveGame(db: Database, code: string): Promise<StoredGame | undefined> {
  const row = await db.select().from(liveGames).where(eq(liveGames.code, code)).get()
  return row && parseGame(row)
}

/** True if the game can still be played. */
export function isStillOpen({ ended, created }: LiveGame, now: Date): boolean {
  return ended === null && Date.parse(created) > now.getTime() - OPEN_MS
}

/** True if the game can be entered, to play or to see its result. */
export function canBeEntered(game: LiveGame, now: Date): boolean {
  const { ended } = game
  return isStillOpen(game, now) || (ended !== null && Date.parse(ended) > now.getTime() - KEEP_OVER_MS)
}

/** The codes of the games whose Durable Objects may still have sockets or answers. */
export async function listKeptGames(db: Database, now: Date): Promise<string[]> {
  const [since, endedSince] = [OPEN_MS + KEPT_MS, KEPT_MS].map((ms) =>
    new Date(now.getTime() - ms).toISOString(),
  )
  const rows = await db
    .select({ code: liveGames.code })
    .from(liveGames)
    .where(
      sql`${liveGames.created} > ${since} AND coalesce(${liveGames.ended}, ${now.toISOString()}) > ${endedSince}`,
    )
  return rows.map(({ code }) => code)
}

export async function hasLiveGame(db: Database, code: string): Promise<boolean> {
  const row = await db.select({ one: sql`1` }).from(liveGames).where(eq(liveGames.code, code)).get()
  return row !== undefined
}

/** The number of enabled pupils that audience keys address. */
export async function countPupils(db: Database, classCodes: readonly string[]): Promise<number> {
  return db.$count(users, isPlayer(classCodes))
}

/** SQL condition on `users`: true for the enabled pupils that audience keys address. */
export function isPlayer(classCodes: readonly string[]): SQL {
  return sql`(NOT ${users.isAdmin} AND ${users.isEnabled} AND ${users.id} IN ${audienceUsers(JSON.stringify(classCodes))})`
}

/**
 * Adds a game under a new code, once per key.
 * @returns null if too many games are open or were made within a day; otherwise the stored game, which may
 * differ (`isSaved` is false) if the key was used before
 */
export async function addLiveGame(
  db: Database,
  { title, classCodes, ...plan }: NewLiveGame,
  { seed, now, key }: { seed: number; now: Date; key: string },
): Promise<{ isSaved: boolean; stored: LiveGame } | null> {
  const audience = [...new Set(classCodes)]
  const keys = JSON.stringify(audience)
  const soundKeys = plan.words.map(() => crypto.randomUUID())
  const stored = JSON.stringify({ ...plan, seed, soundKeys } satisfies StoredPlan)
  const dayBefore = new Date(now.getTime() - DAY).toISOString()
  const openForKey = sql`(
    SELECT coalesce(max(games), 0) FROM (
      SELECT count(*) AS games FROM ${liveGames} CROSS JOIN json_each(${liveGames.classCodes}) AS key
      WHERE ${isOpen(now)} AND key.value IN (SELECT value FROM json_each(${keys})) GROUP BY key.value
    )
  )`
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const code = newCode()
    const [, [row]] = await db.batch([
      db
        .insert(liveGames)
        .select(
          sql`SELECT ${code}, ${title}, ${stored}, ${keys}, ${now.toISOString()}, NULL, '[]', 0, 0, 0, ${key}
          WHERE NOT EXISTS (SELECT 1 FROM lessons WHERE code = ${code})
            AND ${openForKey} < ${LIVE_GAME_LIMITS.openForKey}
            AND (SELECT count(*) FROM ${liveGames} WHERE ${isOpen(now)}) < ${LIVE_GAME_LIMITS.openInSchool}
            AND (SELECT count(*) FROM ${liveGames} WHERE created > ${dayBefore}) < ${LIVE_GAME_LIMITS.madeInDay}`,
        )
        .onConflictDoNothing(),
      db.select().from(liveGames).where(eq(liveGames.idempotencyKey, key)),
    ])
    if (!row) continue
    const game = parseGame(row)
    const sentPlan = z.parse(storedPlan, { ...game.plan, ...plan })
    const sent = { ...game, title, classCodes: audience, plan: sentPlan }
    return { isSaved: JSON.stringify(sent) === JSON.stringify(game), stored: toLiveGame(game) }
  }
  return null
}

/** Deletes a game with its results. @returns false if it did not exist */
export async function deleteLiveGame(db: Database, code: string): Promise<boolean> {
  const [, deleted] = await db.batch([
    db.delete(liveResults).where(eq(liveResults.code, code)),
    db.delete(liveGames).where(eq(liveGames.code, code)).returning({ code: liveGames.code }),
  ])
  return deleted.length > 0
}

/** Statement that removes audience keys from all games. */
export function removeFromLiveGames(db: Database, keys: SQL) {
  const listed = sql`json_each(${liveGames.classCodes})`
  return db
    .update(liveGames)
    .set({ classCodes: sql`(SELECT json_group_array(value) FROM ${listed} WHERE value NOT IN ${keys})` })
    .where(sql`EXISTS (SELECT 1 FROM ${listed} WHERE value IN ${keys})`)
}

/** The results of a game's pupils, by class and name. */
export async function readResults(db: Database, code: string): Promise<LiveResults['pupils']> {
  const rows = await db
    .select({
      userID: users.id,
      displayName: users.displayName,
      classCode: sql<string>`coalesce(${users.classCode}, '')`,
      answers: liveResults.answers,
    })
    .from(liveResults)
    .innerJoin(users, eq(users.id, liveResults.userID))
    .where(eq(liveResults.code, code))
  return rows
    .map((row) => ({ ...row, answers: z.parse(storedResult, JSON.parse(row.answers)) }))
    .toSorted(classOrder)
}

function parseGame({ plan, classCodes, hands, idempotencyKey: _, ...row }: Row): StoredGame {
  const parsed = z.parse(storedPlan, JSON.parse(plan))
  return {
    ...row,
    way: parsed.way,
    plan: parsed,
    classCodes: z.parse(z.array(z.string()), JSON.parse(classCodes)),
    hands: z.parse(storedHands, JSON.parse(hands)),
  }
}

export function toLiveGame({ plan: _plan, hands: _hands, ...game }: StoredGame): LiveGame {
  return game
}
