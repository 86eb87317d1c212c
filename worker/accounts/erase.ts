import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  adminActions,
  attempts,
  bonus,
  bonusClaims,
  importedPupils,
  pages,
  pageVersions,
  substitutes,
  users,
} from '../db/schema.ts'
import { pupilKeys } from '../groups/audience.ts'
import { removeAudiencesStatements } from '../groups/remove-audiences.ts'
import { USER_ID_SUBJECTS } from '../limits/queries.ts'
import { isPictureAttemptOf } from '../secret-pictures/attempts.ts'
import type { User } from '../users/queries.ts'
import { userTables } from '../users/user-tables.ts'
import { canLeaveAdmins } from './queries.ts'

/**
 * Erases a user and every row about them in one transaction.
 * @returns false if nothing was erased: the user is gone, or is the last enabled administrator
 */
export async function eraseUser(db: Database, user: User): Promise<boolean> {
  const [found] = await db.batch(eraseStatements(db, and(eq(users.id, user.id), canLeaveAdmins(db))))
  return found.length > 0
}

/** Statements that erase the users matching a condition and every row about them. The first one selects their ids. */
export function eraseStatements(db: Database, condition: SQL | undefined) {
  const erased = db.select({ id: users.id }).from(users).where(condition)
  const kinds = sql`json_each(${JSON.stringify(USER_ID_SUBJECTS)}) AS kind`
  const subjects = db
    .select({ subject: sql`'name:' || ${users.userNameKey}` })
    .from(users)
    .where(condition)
    .unionAll(
      db
        .select({ subject: sql`kind.value || ':' || ${users.id}` })
        .from(users)
        .crossJoin(kinds)
        .where(condition),
    )
  const pictureAttempts = db
    .select({ attemptID: attempts.attemptID })
    .from(users)
    .innerJoin(attempts, isPictureAttemptOf(users.id))
    .where(condition)
  const claims = (awarded?: SQL) =>
    db
      .select({ claimID: bonusClaims.claimID })
      .from(bonusClaims)
      .where(and(inArray(bonusClaims.userID, erased), awarded))
  return [
    erased,
    // An awarded bonus ends; a claimed one is free again.
    db
      .update(bonus)
      .set({ isActive: false })
      .where(inArray(bonus.claimID, claims(isNotNull(bonusClaims.awardedAt)))),
    db.update(bonus).set({ claimID: null }).where(inArray(bonus.claimID, claims())),
    ...userTables.map((table) => db.delete(table).where(inArray(table.userID, erased))),
    // Goals, checks, lessons and live games for this pupil only.
    ...removeAudiencesStatements(db, pupilKeys(condition)),
    db.update(pages).set({ savedBy: null }).where(inArray(pages.savedBy, erased)),
    db.update(substitutes).set({ madeBy: null }).where(inArray(substitutes.madeBy, erased)),
    db.update(pageVersions).set({ savedBy: null }).where(inArray(pageVersions.savedBy, erased)),
    db.update(adminActions).set({ userID: null }).where(inArray(adminActions.userID, erased)),
    db.update(adminActions).set({ aboutID: null }).where(inArray(adminActions.aboutID, erased)),
    db.delete(importedPupils).where(inArray(importedPupils.userID, erased)),
    db.delete(attempts).where(inArray(attempts.subject, subjects)),
    db.delete(attempts).where(inArray(attempts.attemptID, pictureAttempts)),
    db.delete(users).where(condition),
  ] as const
}
