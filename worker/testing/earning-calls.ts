import { asc, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { checkBonusAnswer } from '../../domain/api/bonus.ts'
import { ACTIVITIES_PER_BONUS_BRAVO } from '../../domain/economy.ts'
import * as schema from '../db/schema.ts'
import { games, people } from './rows.ts'
import type { Answer, School } from './school.ts'

/** Alice's calls that count activities and win Bravos, and the data they store. */

const alice = people.alice.id
const [farm = ''] = games
export const VIDEOS = 'Page_Videos'

export function postActivity(school: School, clientID: string): Promise<Answer> {
  const body = { userID: alice, clientID, idempotencyKey: `key of ${clientID}` }
  return school.call('POST /activities', { as: 'alice', body })
}

export async function countAll(school: School, clientIDs: string[]): Promise<void> {
  for (const clientID of clientIDs) expect((await postActivity(school, clientID)).status).toBe(201)
}

export function postBravo(school: School): Promise<Answer> {
  return school.call('POST /bravos', { as: 'alice', body: { userID: alice } })
}

export async function armBonus(school: School): Promise<void> {
  await school.db
    .update(schema.menuLinks)
    .set({ isBonusEnabled: true })
    .where(eq(schema.menuLinks.clientID, farm))
  await school.call('POST /menulinks/cache/bonus', { as: 'madame', body: { clientID: farm } })
}

export function postVideoWatched(school: School, video: string): Promise<Answer> {
  const body = { userID: alice, clientID: VIDEOS, video, idempotencyKey: `key of ${video}` }
  return school.call('POST /videos/watched', { as: 'alice', body })
}

/** Like the site: after a failure, starts again with the check. */
export async function winBonus(school: School): Promise<Answer> {
  const checked = await school.call('POST /menulinks/cache/bonus/check', {
    as: 'alice',
    body: { clientID: farm },
  })
  if (checked.status !== 200) return checked
  const won = z.parse(checkBonusAnswer, checked.body)
  // The bonus was cleared, but the response was lost.
  if (!won.won) return checked
  const { bravoCount } = won
  const activityCount = bravoCount * ACTIVITIES_PER_BONUS_BRAVO
  const awarded = await school.call('POST /menulinks/cache/bonus/award', {
    as: 'alice',
    body: { userID: alice, activityCount, bravoCount },
  })
  if (awarded.status !== 200) return awarded
  return school.call('POST /menulinks/cache/bonus/clear', {
    as: 'alice',
    body: { user: { id: alice }, bravoCount },
  })
}

/** All rows that the jobs change, without random ids. */
export async function readStoredRows({ db }: School) {
  const { activities, bravos, bravoCounts, bonus, bonusClaims, users, videoViews } = schema
  return {
    activities: await db
      .select({ userID: activities.userID, clientID: activities.clientID, week: activities.week })
      .from(activities)
      .orderBy(asc(activities.activityLogID)),
    bravos: await db
      .select({ userID: bravos.userID, source: bravos.source, reason: bravos.takenBackReason })
      .from(bravos)
      .orderBy(asc(bravos.bravoID)),
    counts: await db.select().from(bravoCounts),
    bonus: await db.select({ isActive: bonus.isActive, clientID: bonus.clientID }).from(bonus),
    claims: await db
      .select({
        bravos: bonusClaims.bravoCount,
        awarded: bonusClaims.awardedAt,
        cleared: bonusClaims.clearedAt,
      })
      .from(bonusClaims),
    users: await db
      .select({ name: users.userNameKey, displayName: users.displayName, pin: users.pin })
      .from(users)
      .orderBy(asc(users.userNameKey)),
    scores: await db.select().from(schema.multiplayerScores),
    videos: await db
      .select({ video: videoViews.video })
      .from(videoViews)
      .orderBy(asc(videoViews.videoViewID)),
  }
}

/** Checks that the leaderboard's counts match the Bravos, and that an awarded bonus gave all its Bravos. */
export async function expectConsistentBonuses({ db }: School): Promise<void> {
  const { bravos, bravoCounts, bonusClaims } = schema
  const sums = await db
    .select({ userID: bravos.userID, count: sql<number>`count(*)` })
    .from(bravos)
    .where(sql`${bravos.takenBackAt} IS NULL`)
    .groupBy(bravos.userID)
  expect(await db.select({ userID: bravoCounts.userID, count: bravoCounts.count }).from(bravoCounts)).toEqual(
    sums,
  )
  const [claim] = await db
    .select({ count: bonusClaims.bravoCount })
    .from(bonusClaims)
    .where(sql`${bonusClaims.awardedAt} IS NOT NULL`)
  const given = await db.$count(bravos, eq(bravos.source, 'bonus'))
  expect(given).toBe(claim?.count ?? 0)
}
