import { asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { UserExport } from '../../domain/api/export.ts'
import { asAccount } from '../accounts/queries.ts'
import { activityColumns, named } from '../activities/queries.ts'
import type { Database } from '../db/database.ts'
import {
  activities,
  activityAnswers,
  activityTotals,
  adminActions,
  answerBatches,
  attempts,
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
  videoViews,
  whitelist,
} from '../db/schema.ts'
import { subjectsOf } from '../limits/queries.ts'
import { asSecret } from '../secret-pictures/queries.ts'
import type { User } from '../users/queries.ts'
import { unpacked } from '../words/memory-parts.ts'

/** All that is kept of a user, as it is at one moment; their PIN and secret pictures only `withSecrets`. */
export async function exportUser(
  db: Database,
  user: User,
  { now, withSecrets }: { now: Date; withSecrets: boolean },
): Promise<UserExport> {
  const { userID: _answerer, ...answerColumns } = getTableColumns(activityAnswers)
  const { userID: _pupil, ...heldColumns } = getTableColumns(heldActivities)
  const { grantKey: _key, ...bravoColumns } = getTableColumns(bravos)
  const [
    entries,
    counted,
    held,
    answers,
    given,
    months,
    bonuses,
    scores,
    videos,
    moves,
    tries,
    totals,
    written,
    writtenBefore,
    imports,
    administration,
    batches,
    memories,
    stuck,
    steps,
    checked,
  ] = await db.batch([
    db.select({ clientID: whitelist.clientID }).from(whitelist).where(eq(whitelist.userID, user.id)),
    db
      .select(activityColumns)
      .from(activities)
      .where(eq(activities.userID, user.id))
      .orderBy(asc(activities.activityDate)),
    db
      .select(heldColumns)
      .from(heldActivities)
      .where(eq(heldActivities.userID, user.id))
      .orderBy(asc(heldActivities.activityDate)),
    db.select(answerColumns).from(activityAnswers).where(eq(activityAnswers.userID, user.id)),
    db.select(bravoColumns).from(bravos).where(eq(bravos.userID, user.id)).orderBy(asc(bravos.dateCreated)),
    db
      .select({ month: bravoCounts.month, count: bravoCounts.count })
      .from(bravoCounts)
      .where(eq(bravoCounts.userID, user.id))
      .orderBy(asc(bravoCounts.month)),
    db
      .select({
        clientID: bonusClaims.clientID,
        bravoCount: bonusClaims.bravoCount,
        activityCount: bonusClaims.activityCount,
        claimedAt: bonusClaims.claimedAt,
        awardedAt: bonusClaims.awardedAt,
        clearedAt: bonusClaims.clearedAt,
      })
      .from(bonusClaims)
      .where(eq(bonusClaims.userID, user.id))
      .orderBy(asc(bonusClaims.claimedAt)),
    db
      .select({ week: multiplayerScores.week, correctAnswers: multiplayerScores.correctAnswers })
      .from(multiplayerScores)
      .where(eq(multiplayerScores.userID, user.id))
      .orderBy(asc(multiplayerScores.week)),
    db
      .select({
        clientID: videoViews.clientID,
        video: videoViews.video,
        watchedAt: videoViews.watchedAt,
      })
      .from(videoViews)
      .where(eq(videoViews.userID, user.id))
      .orderBy(asc(videoViews.watchedAt)),
    db
      .select({ clientID: traces.clientID, date: traces.date })
      .from(traces)
      .where(eq(traces.userID, user.id))
      .orderBy(asc(traces.traceID)),
    db
      .select({ subject: attempts.subject, at: attempts.at })
      .from(attempts)
      .where(inArray(attempts.subject, subjectsOf(user)))
      .orderBy(asc(attempts.subject), asc(attempts.at)),
    db
      .select({ month: activityTotals.month, count: activityTotals.count })
      .from(activityTotals)
      .where(eq(activityTotals.userID, user.id))
      .orderBy(asc(activityTotals.month)),
    db
      .select({ clientID: pages.clientID, updated: pages.updated })
      .from(pages)
      .where(eq(pages.savedBy, user.id))
      .orderBy(asc(pages.updated)),
    db
      .select({ clientID: pageVersions.clientID, updated: pageVersions.updated })
      .from(pageVersions)
      .where(eq(pageVersions.savedBy, user.id))
      .orderBy(asc(pageVersions.updated)),
    db
      .select({ importedAt: importedPupils.importedAt, former: importedPupils.former })
      .from(importedPupils)
      .where(eq(importedPupils.userID, user.id)),
    db
      .select({
        at: adminActions.at,
        call: adminActions.call,
        target: adminActions.target,
        isOwn: sql<number>`${adminActions.userID} IS ${user.id}`.mapWith(Boolean),
      })
      .from(adminActions)
      .where(or(eq(adminActions.userID, user.id), eq(adminActions.aboutID, user.id)))
      .orderBy(asc(adminActions.at)),
    db
      .select({
        idempotencyKey: answerBatches.idempotencyKey,
        receivedAt: answerBatches.receivedAt,
        answers: answerBatches.answers,
        answer: answerBatches.answer,
      })
      .from(answerBatches)
      .where(eq(answerBatches.userID, user.id))
      .orderBy(asc(answerBatches.receivedAt)),
    db
      .select({ words: memoryParts.words, kept: memoryParts.kept })
      .from(memoryParts)
      .where(eq(memoryParts.userID, user.id)),
    db
      .select({ week: stickers.week, missions: stickers.missions })
      .from(stickers)
      .where(eq(stickers.userID, user.id)),
    db
      .select({ code: lessonSteps.code, clientID: lessonSteps.clientID, doneAt: lessonSteps.doneAt })
      .from(lessonSteps)
      .where(eq(lessonSteps.userID, user.id))
      .orderBy(asc(lessonSteps.doneAt)),
    db
      .select({
        checkID: checkResults.checkID,
        phase: checkResults.phase,
        right: checkResults.right,
        takenAt: checkResults.takenAt,
      })
      .from(checkResults)
      .where(eq(checkResults.userID, user.id)),
  ])
  return {
    exported: now.toISOString(),
    user: {
      ...asAccount(user),
      pin: withSecrets ? user.pin : null,
      hasPin: user.pin !== null,
      secretPictures: withSecrets && user.secretPictures !== null ? asSecret(user.secretPictures) : null,
      hasSecretPictures: user.secretPictures !== null,
      hasPassword: user.passwordHash !== null,
    },
    whitelist: entries,
    activities: counted.map(named),
    heldActivities: held.map(named),
    activityTotals: totals,
    stickers: stuck,
    activityAnswers: answers,
    bravos: given,
    bravoCounts: months,
    bonuses,
    answerBatches: batches.map(({ answers, answer, ...batch }) => ({
      ...batch,
      answers: z.parse(z.array(z.unknown()), JSON.parse(answers)),
      answer: z.parse(z.unknown(), JSON.parse(answer)),
    })),
    wordMemories: unpacked(memories),
    lessonSteps: steps,
    checkResults: checked,
    multiplayerScores: scores,
    videos,
    traces: moves,
    pages: written,
    pageVersions: writtenBefore,
    imports: imports.map(({ importedAt, former }) => ({
      importedAt,
      former: former === null ? null : readFormer(former, withSecrets),
    })),
    adminActions: administration,
    attempts: tries,
  }
}

const formerFields = z.tuple([z.string(), z.string(), z.string(), z.nullable(z.string())])

function readFormer(former: string, withSecrets: boolean) {
  const [userName, displayName, classCode, pin] = z.parse(formerFields, JSON.parse(former))
  return { userName, displayName, classCode, pin: withSecrets ? pin : null }
}
