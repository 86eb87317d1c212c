import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { checkResults, checks, classGoals } from '../db/schema.ts'
import { removeFromLessons } from '../lessons/queries.ts'
import { removeFromLiveGames } from '../live-games/queries.ts'

/**
 * Statements that delete the goals and checks of these audiences, and remove the audiences from lessons and live games.
 * @param keys a subquery for audience keys
 */
export function removeAudiencesStatements(db: Database, keys: SQL) {
  const checkIDs = db.select({ checkID: checks.checkID }).from(checks).where(inArray(checks.classCode, keys))
  return [
    db.delete(checkResults).where(inArray(checkResults.checkID, checkIDs)),
    db.delete(checks).where(inArray(checks.classCode, keys)),
    db.delete(classGoals).where(inArray(classGoals.classCode, keys)),
    removeFromLessons(db, keys),
    removeFromLiveGames(db, keys),
  ] as const
}
