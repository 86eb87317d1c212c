import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { UserExport } from '../../domain/api/export.ts'
import { asAccount } from './accounts.ts'
import { activityColumns } from './activities.ts'
import { subjectsOf } from './attempts.ts'
import type { Database } from './database.ts'
import {
  activities,
  activityAnswers,
  attempts,
  bonusClaims,
  bravos,
  multiplayerScores,
  traces,
  videoViews,
  whitelist,
} from './schema.ts'
import type { User } from './users.ts'

/** All that is kept of a user, as it is at one moment. */
export async function exportUser(db: Database, user: User, now: Date): Promise<UserExport> {
  const { userID: _answerer, ...answerColumns } = getTableColumns(activityAnswers)
  const { grantKey: _key, ...bravoColumns } = getTableColumns(bravos)
  const [entries, counted, answers, given, bonuses, scores, videos, moves, tries] = await db.batch([
    db.select({ clientID: whitelist.clientID }).from(whitelist).where(eq(whitelist.userID, user.id)),
    db
      .select(activityColumns)
      .from(activities)
      .where(eq(activities.userID, user.id))
      .orderBy(asc(activities.activityDate)),
    db.select(answerColumns).from(activityAnswers).where(eq(activityAnswers.userID, user.id)),
    db.select(bravoColumns).from(bravos).where(eq(bravos.userID, user.id)).orderBy(asc(bravos.dateCreated)),
    db
      .select({
        clientID: bonusClaims.clientID,
        bravoCount: bonusClaims.bravoCount,
        claimedAt: bonusClaims.claimedAt,
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
  ])
  return {
    exported: now.toISOString(),
    user: { ...asAccount(user), hasPassword: user.passwordHash !== null },
    whitelist: entries,
    activities: counted,
    activityAnswers: answers,
    bravos: given,
    bonuses,
    multiplayerScores: scores,
    videos,
    traces: moves,
    attempts: tries,
  }
}
