import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type ActivityClaim, activityRefusal } from '../../domain/economy.ts'
import { games, people, scoreGame } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { countActivity } from './count-activity.ts'
import { activities, menuLinks } from './schema.ts'

const WEEK = '2026-11-15'
const [plainGame = ''] = games

let school: School
beforeAll(async () => {
  school = await openSchool()
})

const claims: ActivityClaim[] = [true, false].flatMap((isBravoEnabled) =>
  [true, false].flatMap((isScoreBased) =>
    [null, 0, 499, 499.99, 500, 501].flatMap((score) =>
      [true, false].map((alreadyCountedThisWeek) => ({
        isBravoEnabled,
        isScoreBased,
        score,
        alreadyCountedThisWeek,
      })),
    ),
  ),
)

// The database decides by the same rules as the site explains by: here they are laid side by side.
it.each(claims)('decides as the rules say: %o', async (claim) => {
  const { db } = school
  const clientID = claim.isScoreBased ? scoreGame : plainGame
  const userID = people.alice.id
  await db
    .update(menuLinks)
    .set({ isBravoEnabled: claim.isBravoEnabled })
    .where(eq(menuLinks.clientID, clientID))
  await db.delete(activities)
  if (claim.alreadyCountedThisWeek) {
    await db
      .insert(activities)
      .values({ userID, clientID, description: '', activityDate: WEDNESDAY, week: WEEK })
  }
  const asked = { userID, clientID, week: WEEK, now: new Date(WEDNESDAY), score: claim.score }
  for (const idempotencyKey of [crypto.randomUUID(), null]) {
    if (!claim.alreadyCountedThisWeek) await db.delete(activities)
    const outcome = await countActivity(db, { ...asked, idempotencyKey })
    expect(outcome.refusal).toBe(activityRefusal(claim))
    expect(outcome.activity === null).toBe(outcome.refusal !== null)
  }
})
