import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { games, gameVersions } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'

/** Versions kept per game. */
const MAX_VERSIONS = 50

/**
 * The statements that, before a record is saved, store its current version if it has the stamp `former`, and
 * delete the oldest versions.
 */
export function storeVersion(db: Database, id: string, former: string) {
  const asItIs = sql`SELECT NULL, id, description, instructions, data, updated FROM ${games}
    WHERE ${and(eq(games.id, id), eq(games.updated, former))}`
  const newest = db
    .select({ gameVersionID: gameVersions.gameVersionID })
    .from(gameVersions)
    .where(eq(gameVersions.id, id))
    .orderBy(desc(gameVersions.updated))
    .limit(MAX_VERSIONS)
  return [
    db.insert(gameVersions).select(asItIs).onConflictDoNothing(),
    db
      .delete(gameVersions)
      .where(and(eq(gameVersions.id, id), notInArray(gameVersions.gameVersionID, newest))),
  ] as const
}

const columns = {
  versionID: gameVersions.gameVersionID,
  description: gameVersions.description,
  instructions: gameVersions.instructions,
  data: gameVersions.data,
  updated: gameVersions.updated,
}

/** The former versions of a record, newest first. */
export async function listGameVersions(db: Database, id: string, { limit, offset }: Slice) {
  const ofGame = eq(gameVersions.id, id)
  const [data, [all]] = await db.batch([
    db
      .select(columns)
      .from(gameVersions)
      .where(ofGame)
      .orderBy(desc(gameVersions.updated))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(gameVersions).where(ofGame),
  ])
  return { data, total: all?.total ?? 0 }
}

export async function findGameVersion(db: Database, id: string, versionID: number) {
  return db
    .select(columns)
    .from(gameVersions)
    .where(and(eq(gameVersions.gameVersionID, versionID), eq(gameVersions.id, id)))
    .get()
}
