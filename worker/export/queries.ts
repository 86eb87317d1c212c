import { eq, inArray, or } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { type UserExport, userExport } from '../../domain/api/export.ts'
import { asAccount } from '../accounts/queries.ts'
import { named } from '../activities/queries.ts'
import { readChanges } from '../admin-actions/queries.ts'
import type { Database } from '../db/database.ts'
import * as kept from '../db/schema.ts'
import { subjectsOf } from '../limits/queries.ts'
import { asSecret } from '../secret-pictures/queries.ts'
import { isTryOf } from '../secret-pictures/tries.ts'
import type { User } from '../users/queries.ts'
import { unpacked } from '../words/memory-parts.ts'

/** All that is kept of a user, as it is at one moment; their PIN and secret pictures only `withSecrets`. */
export async function exportUser(
  db: Database,
  user: User,
  { now, withSecrets }: { now: Date; withSecrets: boolean },
): Promise<UserExport> {
  const { id } = user
  const own = (table: { userID: SQLiteColumn }) => eq(table.userID, id)
  const [
    whitelist,
    activities,
    heldActivities,
    activityAnswers,
    bravos,
    bravoCounts,
    bonuses,
    multiplayerScores,
    videos,
    traces,
    attempts,
    activityTotals,
    pages,
    pageVersions,
    imports,
    adminActions,
    answerBatches,
    memoryParts,
    stickers,
    lessonSteps,
    checkResults,
    heldAnswers,
    dealtMissions,
    passkeys,
    authenticators,
  ] = await db.batch([
    db.select().from(kept.whitelist).where(own(kept.whitelist)),
    db.select().from(kept.activities).where(own(kept.activities)).orderBy(kept.activities.activityDate),
    db
      .select()
      .from(kept.heldActivities)
      .where(own(kept.heldActivities))
      .orderBy(kept.heldActivities.activityDate),
    db.select().from(kept.activityAnswers).where(own(kept.activityAnswers)),
    db.select().from(kept.bravos).where(own(kept.bravos)).orderBy(kept.bravos.dateCreated),
    db.select().from(kept.bravoCounts).where(own(kept.bravoCounts)).orderBy(kept.bravoCounts.month),
    db.select().from(kept.bonusClaims).where(own(kept.bonusClaims)).orderBy(kept.bonusClaims.claimedAt),
    db
      .select()
      .from(kept.multiplayerScores)
      .where(own(kept.multiplayerScores))
      .orderBy(kept.multiplayerScores.week),
    db.select().from(kept.videoViews).where(own(kept.videoViews)).orderBy(kept.videoViews.watchedAt),
    db.select().from(kept.traces).where(own(kept.traces)).orderBy(kept.traces.traceID),
    db
      .select()
      .from(kept.attempts)
      .where(or(inArray(kept.attempts.subject, subjectsOf(user)), isTryOf(id)))
      .orderBy(kept.attempts.subject, kept.attempts.at),
    db.select().from(kept.activityTotals).where(own(kept.activityTotals)).orderBy(kept.activityTotals.month),
    db.select().from(kept.pages).where(eq(kept.pages.savedBy, id)).orderBy(kept.pages.updated),
    db
      .select()
      .from(kept.pageVersions)
      .where(eq(kept.pageVersions.savedBy, id))
      .orderBy(kept.pageVersions.updated),
    db.select().from(kept.importedPupils).where(own(kept.importedPupils)),
    db
      .select()
      .from(kept.adminActions)
      .where(or(eq(kept.adminActions.userID, id), eq(kept.adminActions.aboutID, id)))
      .orderBy(kept.adminActions.at),
    db
      .select()
      .from(kept.answerBatches)
      .where(own(kept.answerBatches))
      .orderBy(kept.answerBatches.receivedAt),
    db.select().from(kept.memoryParts).where(own(kept.memoryParts)),
    db.select().from(kept.stickers).where(own(kept.stickers)),
    db.select().from(kept.lessonSteps).where(own(kept.lessonSteps)).orderBy(kept.lessonSteps.doneAt),
    db.select().from(kept.checkResults).where(own(kept.checkResults)),
    db.select().from(kept.heldAnswers).where(own(kept.heldAnswers)).orderBy(kept.heldAnswers.receivedAt),
    db.select().from(kept.dealtMissions).where(own(kept.dealtMissions)),
    db.select().from(kept.passkeys).where(own(kept.passkeys)).orderBy(kept.passkeys.createdAt),
    db.select().from(kept.authenticators).where(own(kept.authenticators)),
  ])
  // Of each row what the schema names, and no more.
  return z.parse(userExport, {
    exported: now.toISOString(),
    user: {
      ...asAccount(user),
      pin: withSecrets ? user.pin : null,
      hasPin: user.pin !== null,
      secretPictures: withSecrets && user.secretPictures !== null ? asSecret(user.secretPictures) : null,
      hasSecretPictures: user.secretPictures !== null,
      hasPassword: user.passwordHash !== null,
    },
    authenticators,
    passkeys,
    whitelist,
    activities: activities.map(named),
    heldActivities: heldActivities.map(named),
    activityTotals,
    stickers,
    activityAnswers,
    bravos,
    bravoCounts,
    bonuses,
    answerBatches: answerBatches.map(({ answers, answer, ...batch }) => ({
      ...batch,
      answers: JSON.parse(answers),
      answer: JSON.parse(answer),
    })),
    heldAnswers: heldAnswers.map(({ answers, ...held }) => ({ ...held, answers: JSON.parse(answers) })),
    dealtMissions: dealtMissions.map(({ day, words }) => ({ day, words: JSON.parse(words) })),
    wordMemories: unpacked(memoryParts),
    lessonSteps,
    checkResults,
    multiplayerScores,
    videos,
    traces,
    pages,
    pageVersions,
    imports: imports.map(({ importedAt, former }) => ({
      importedAt,
      former: former === null ? null : readFormer(former, withSecrets),
    })),
    adminActions: adminActions.map((action) => ({
      ...action,
      changes: readChanges(action.changes),
      isOwn: action.userID === id,
    })),
    attempts,
  })
}

const formerFields = z.tuple([z.string(), z.string(), z.string(), z.nullable(z.string())])

function readFormer(former: string, withSecrets: boolean) {
  const [userName, displayName, classCode, pin] = z.parse(formerFields, JSON.parse(former))
  return { userName, displayName, classCode, pin: withSecrets ? pin : null }
}
