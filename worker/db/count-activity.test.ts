import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type ActivityClaim, activityRefusal } from '../../domain/economy.ts'
import { games, people, scoreGame } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { countActivity } from './count-activity.ts'
import { reduceToTotals } from './retention.ts'
import { activities, activityAnswers, menuLinks } from './schema.ts'

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

it('answers a key of last year with nobody else’s activity, though its number was given again', async () => {
  const { db } = school
  await db.batch([db.delete(activities), db.delete(activityAnswers)])
  await db.update(menuLinks).set({ isBravoEnabled: true }).where(eq(menuLinks.clientID, plainGame))
  const spring = {
    clientID: plainGame,
    week: '2026-05-31',
    now: new Date('2026-06-03T14:00:00.000Z'),
    score: null,
  }
  const key = { ...spring, userID: people.alice.id, idempotencyKey: 'put away for the summer' }
  const first = await countActivity(db, key)
  expect(await countActivity(db, key)).toEqual(first)

  await reduceToTotals(db, new Date('2026-08-30T04:00:00.000Z'))
  const autumn = { ...spring, week: '2026-09-06', now: new Date('2026-09-08T14:00:00.000Z') }
  const other = await countActivity(db, { ...autumn, userID: people.bruno.id, idempotencyKey: null })
  expect(other.activity?.activityLogID).toBe(first.activity?.activityLogID)
  expect(await countActivity(db, { ...key, ...autumn })).toMatchObject({ activity: null })
})
