import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  activities,
  activityAnswers,
  activityTotals,
  adminActions,
  answerBatches,
  attempts,
  bonus,
  bonusClaims,
  bravoCounts,
  bravos,
  checkResults,
  heldActivities,
  importedPupils,
  lessonSteps,
  memoryParts,
  multiplayerScores,
  pages,
  pageVersions,
  stickers,
  traces,
  users,
  videoViews,
  whitelist,
} from '../db/schema.ts'
import type { User } from '../users/queries.ts'
import { mayGo } from './queries.ts'

/**
 * Erases a user and every row that names them, in one transaction.
 * @returns false where nothing was erased: the user is gone already or the last enabled administrator.
 */
export async function eraseUser(db: Database, user: User): Promise<boolean> {
  const [found] = await db.batch(eraseStatements(db, and(eq(users.id, user.id), mayGo(db))))
  return found.length > 0
}

/** What erases the users of a condition and every row that names them; the first statement tells who they are. */
export function eraseStatements(db: Database, condition: SQL | undefined) {
  const erased = db.select({ id: users.id }).from(users).where(condition)
  const subjects = db
    .select({ subject: sql`'name:' || ${users.userNameKey}` })
    .from(users)
    .where(condition)
    .unionAll(
      db
        .select({ subject: sql`'pin:' || ${users.id}` })
        .from(users)
        .where(condition),
    )
    .unionAll(
      db
        .select({ subject: sql`'pictures:' || ${users.id}` })
        .from(users)
        .where(condition),
    )
  const claims = db
    .select({ claimID: bonusClaims.claimID })
    .from(bonusClaims)
    .where(inArray(bonusClaims.userID, erased))
  const awarded = db
    .select({ claimID: bonusClaims.claimID })
    .from(bonusClaims)
    .where(and(inArray(bonusClaims.userID, erased), isNotNull(bonusClaims.awardedAt)))
  return [
    erased,
    // A bonus that was awarded is over; one that was not is free again.
    db.update(bonus).set({ isActive: false }).where(inArray(bonus.claimID, awarded)),
    db.update(bonus).set({ claimID: null }).where(inArray(bonus.claimID, claims)),
    db.delete(bonusClaims).where(inArray(bonusClaims.userID, erased)),
    db.delete(whitelist).where(inArray(whitelist.userID, erased)),
    db.delete(heldActivities).where(inArray(heldActivities.userID, erased)),
    db.delete(activities).where(inArray(activities.userID, erased)),
    db.delete(activityTotals).where(inArray(activityTotals.userID, erased)),
    db.delete(stickers).where(inArray(stickers.userID, erased)),
    db.delete(activityAnswers).where(inArray(activityAnswers.userID, erased)),
    db.delete(answerBatches).where(inArray(answerBatches.userID, erased)),
    db.delete(memoryParts).where(inArray(memoryParts.userID, erased)),
    db.delete(lessonSteps).where(inArray(lessonSteps.userID, erased)),
    db.delete(checkResults).where(inArray(checkResults.userID, erased)),
    db.delete(bravos).where(inArray(bravos.userID, erased)),
    db.delete(bravoCounts).where(inArray(bravoCounts.userID, erased)),
    db.delete(multiplayerScores).where(inArray(multiplayerScores.userID, erased)),
    db.delete(videoViews).where(inArray(videoViews.userID, erased)),
    db.delete(traces).where(inArray(traces.userID, erased)),
    db.update(pages).set({ savedBy: null }).where(inArray(pages.savedBy, erased)),
    db.update(pageVersions).set({ savedBy: null }).where(inArray(pageVersions.savedBy, erased)),
    db.update(adminActions).set({ userID: null }).where(inArray(adminActions.userID, erased)),
    db.update(adminActions).set({ aboutID: null }).where(inArray(adminActions.aboutID, erased)),
    db.delete(importedPupils).where(inArray(importedPupils.userID, erased)),
    db.delete(attempts).where(inArray(attempts.subject, subjects)),
    db.delete(users).where(condition),
  ] as const
}
