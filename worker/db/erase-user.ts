import { and, eq, exists, inArray, isNotNull } from 'drizzle-orm'
import { mayGo } from './accounts.ts'
import { subjectsOf } from './attempts.ts'
import type { Database } from './database.ts'
import {
  activities,
  activityAnswers,
  attempts,
  bonus,
  bonusClaims,
  bravoCounts,
  bravos,
  multiplayerScores,
  traces,
  users,
  videoViews,
  whitelist,
} from './schema.ts'
import type { User } from './users.ts'

/**
 * Erases a user and every row that names them, in one transaction.
 * @returns false where nothing was erased: the user is gone already or the last enabled administrator.
 */
export async function eraseUser(db: Database, user: User): Promise<boolean> {
  const doomed = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), mayGo(db)))
  const claims = db
    .select({ claimID: bonusClaims.claimID })
    .from(bonusClaims)
    .where(inArray(bonusClaims.userID, doomed))
  const awarded = db
    .select({ claimID: bonusClaims.claimID })
    .from(bonusClaims)
    .where(and(inArray(bonusClaims.userID, doomed), isNotNull(bonusClaims.awardedAt)))
  const [found] = await db.batch([
    doomed,
    // A bonus that was awarded is over; one that was not is free again.
    db.update(bonus).set({ isActive: false }).where(inArray(bonus.claimID, awarded)),
    db.update(bonus).set({ claimID: null }).where(inArray(bonus.claimID, claims)),
    db.delete(bonusClaims).where(inArray(bonusClaims.userID, doomed)),
    db.delete(whitelist).where(inArray(whitelist.userID, doomed)),
    db.delete(activities).where(inArray(activities.userID, doomed)),
    db.delete(activityAnswers).where(inArray(activityAnswers.userID, doomed)),
    db.delete(bravos).where(inArray(bravos.userID, doomed)),
    db.delete(bravoCounts).where(inArray(bravoCounts.userID, doomed)),
    db.delete(multiplayerScores).where(inArray(multiplayerScores.userID, doomed)),
    db.delete(videoViews).where(inArray(videoViews.userID, doomed)),
    db.delete(traces).where(inArray(traces.userID, doomed)),
    db.delete(attempts).where(and(inArray(attempts.subject, subjectsOf(user)), exists(doomed))),
    db.delete(users).where(inArray(users.id, doomed)),
  ])
  return found.length > 0
}
