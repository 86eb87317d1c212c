import { eq, inArray, or, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { type UserExport, userExport } from '../../domain/api/export.ts'
import { pupilKey } from '../../domain/audience.ts'
import { supportsIn } from '../../domain/supports.ts'
import { toAccount } from '../accounts/queries.ts'
import { withPageName } from '../activities/queries.ts'
import { readChanges } from '../admin-actions/queries.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema.ts'
import { subjectsOfUser } from '../limits/queries.ts'
import { isPictureAttemptOf } from '../secret-pictures/attempts.ts'
import { parseSecret } from '../secret-pictures/queries.ts'
import type { User } from '../users/queries.ts'
import { unpackMemories } from '../words/memories/memory-parts.ts'

/**
 * Everything stored about a user, read in one transaction. Includes PIN, secret pictures and groups only if
 * `withSecrets`.
 */
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
    bestScores,
    compositions,
    liveResults,
    heldAnswers,
    dealtMissions,
    passkeys,
    authenticators,
    groups,
    addressed,
    substitutes,
  ] = await db.batch([
    db.select().from(tables.whitelist).where(own(tables.whitelist)),
    db.select().from(tables.activities).where(own(tables.activities)).orderBy(tables.activities.activityDate),
    db
      .select()
      .from(tables.heldActivities)
      .where(own(tables.heldActivities))
      .orderBy(tables.heldActivities.activityDate),
    db.select().from(tables.activityAnswers).where(own(tables.activityAnswers)),
    db.select().from(tables.bravos).where(own(tables.bravos)).orderBy(tables.bravos.dateCreated),
    db.select().from(tables.bravoCounts).where(own(tables.bravoCounts)).orderBy(tables.bravoCounts.month),
    db.select().from(tables.bonusClaims).where(own(tables.bonusClaims)).orderBy(tables.bonusClaims.claimedAt),
    db
      .select()
      .from(tables.multiplayerScores)
      .where(own(tables.multiplayerScores))
      .orderBy(tables.multiplayerScores.week),
    db.select().from(tables.videoViews).where(own(tables.videoViews)).orderBy(tables.videoViews.watchedAt),
    db.select().from(tables.traces).where(own(tables.traces)).orderBy(tables.traces.traceID),
    db
      .select()
      .from(tables.attempts)
      .where(or(inArray(tables.attempts.subject, subjectsOfUser(user)), isPictureAttemptOf(id)))
      .orderBy(tables.attempts.subject, tables.attempts.at),
    db
      .select()
      .from(tables.activityTotals)
      .where(own(tables.activityTotals))
      .orderBy(tables.activityTotals.month),
    db.select().from(tables.pages).where(eq(tables.pages.savedBy, id)).orderBy(tables.pages.updated),
    db
      .select()
      .from(tables.pageVersions)
      .where(eq(tables.pageVersions.savedBy, id))
      .orderBy(tables.pageVersions.updated),
    db.select().from(tables.importedPupils).where(own(tables.importedPupils)),
    db
      .select()
      .from(tables.adminActions)
      .where(or(eq(tables.adminActions.userID, id), eq(tables.adminActions.aboutID, id)))
      .orderBy(tables.adminActions.at),
    db
      .select()
      .from(tables.answerBatches)
      .where(own(tables.answerBatches))
      .orderBy(tables.answerBatches.receivedAt),
    db.select().from(tables.memoryParts).where(own(tables.memoryParts)),
    db.select().from(tables.stickers).where(own(tables.stickers)),
    db.select().from(tables.lessonSteps).where(own(tables.lessonSteps)).orderBy(tables.lessonSteps.doneAt),
    db.select().from(tables.checkResults).where(own(tables.checkResults)),
    db.select().from(tables.bestScores).where(own(tables.bestScores)),
    db.select().from(tables.compositions).where(own(tables.compositions)).orderBy(tables.compositions.sentAt),
    db.select().from(tables.liveResults).where(own(tables.liveResults)).orderBy(tables.liveResults.at),
    db
      .select()
      .from(tables.heldAnswers)
      .where(own(tables.heldAnswers))
      .orderBy(tables.heldAnswers.receivedAt),
    db.select().from(tables.dealtMissions).where(own(tables.dealtMissions)),
    db.select().from(tables.passkeys).where(own(tables.passkeys)).orderBy(tables.passkeys.createdAt),
    db.select().from(tables.authenticators).where(own(tables.authenticators)),
    db
      .select({ name: tables.pupilGroups.name })
      .from(tables.groupMembers)
      .innerJoin(tables.pupilGroups, eq(tables.pupilGroups.groupID, tables.groupMembers.groupID))
      .where(own(tables.groupMembers)),
    selectForPupilAlone(db, pupilKey(id)),
    db.select().from(tables.substitutes).where(eq(tables.substitutes.madeBy, id)),
  ])
  // The schema removes columns that are not exported.
  return z.parse(userExport, {
    exported: now.toISOString(),
    user: {
      ...toAccount(user),
      pin: withSecrets ? user.pin : null,
      hasPin: user.pin !== null,
      secretPictures: withSecrets && user.secretPictures !== null ? parseSecret(user.secretPictures) : null,
      hasSecretPictures: user.secretPictures !== null,
      hasPassword: user.passwordHash !== null,
    },
    authenticators,
    passkeys,
    groups: withSecrets ? groups : [],
    addressed,
    substitutes: substitutes.map(({ classCodes, ...each }) => ({
      ...each,
      classCodes: JSON.parse(classCodes),
    })),
    whitelist,
    activities: activities.map(withPageName),
    heldActivities: heldActivities.map(withPageName),
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
    wordMemories: unpackMemories(memoryParts),
    lessonSteps,
    checkResults,
    liveResults: liveResults.map(({ answers, ...result }) => ({ ...result, answers: JSON.parse(answers) })),
    bestScores,
    compositions: compositions.map(({ sentences, ...each }) => ({
      ...each,
      sentences: JSON.parse(sentences),
    })),
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

/** Lessons, live games, goals and checks that are for this pupil alone. */
function selectForPupilAlone(db: Database, key: string) {
  const lists = (keys: SQLiteColumn) => sql`EXISTS (SELECT 1 FROM json_each(${keys}) WHERE value = ${key})`
  return db
    .select({ kind: sql<string>`'lesson'`, id: sql<string>`${tables.lessons.code}` })
    .from(tables.lessons)
    .where(lists(tables.lessons.classCodes))
    .unionAll(
      db
        .select({ kind: sql<string>`'liveGame'`, id: sql<string>`${tables.liveGames.code}` })
        .from(tables.liveGames)
        .where(lists(tables.liveGames.classCodes)),
    )
    .unionAll(
      db
        .select({ kind: sql<string>`'goal'`, id: sql<string>`${tables.classGoals.kind}` })
        .from(tables.classGoals)
        .where(eq(tables.classGoals.classCode, key)),
    )
    .unionAll(
      db
        .select({ kind: sql<string>`'check'`, id: sql<string>`CAST(${tables.checks.checkID} AS TEXT)` })
        .from(tables.checks)
        .where(eq(tables.checks.classCode, key)),
    )
}

/**
 * The values of `CURRENT_FIELDS`. Early rows lack the last one or two: the grade and whether the account is
 * enabled.
 */
const formerFields = z.tuple([
  z.string(),
  z.string(),
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.int(),
  z.nullish(z.int()),
  z.nullish(z.int()),
])

function readFormer(former: string, withSecrets: boolean) {
  const [userName, displayName, classCode, pin, bits, grade, isEnabled] = z.parse(
    formerFields,
    JSON.parse(former),
  )
  return {
    userName,
    displayName,
    classCode: classCode ?? '',
    pin: withSecrets ? pin : null,
    supports: supportsIn(bits),
    grade: grade ?? null,
    isEnabled: isEnabled == null ? null : isEnabled === 1,
  }
}
