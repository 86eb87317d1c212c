import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type ActivityClaim, activityRefusal, isHeld } from '../../domain/economy.ts'
import { reduceToTotals } from '../daily/retention.ts'
import { activities, activityAnswers, games, menuLinks, settings } from '../db/schema.ts'
import { games as gameKeys, people, scoreGame } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { countActivity } from './count-activity.ts'

const WEEK = '2026-11-15'
const [plainGame = ''] = gameKeys
const race = { id: 'race', description: '', instructions: '', data: '', updated: WEDNESDAY }
const moment = { timeZone: 'America/Toronto', isLimited: true }

let school: School
beforeAll(async () => {
  school = await openSchool()
})

const good: ActivityClaim = {
  isDisabled: false,
  isOpenToPupil: true,
  isBravoEnabled: true,
  isScoreBased: false,
  score: null,
  mostPoints: null,
  alreadyCountedThisWeek: false,
  isUnfinished: false,
  isOfVideos: false,
}
const either = [true, false]
const claims: ActivityClaim[] = [
  ...either.flatMap((isDisabled) =>
    either.map((isOfVideos) => ({ ...good, isDisabled, isOfVideos, alreadyCountedThisWeek: true })),
  ),
  ...either.flatMap((isDisabled) =>
    either.map((isOpenToPupil) => ({ ...good, isDisabled, isOpenToPupil, isBravoEnabled: !isDisabled })),
  ),
  ...either.flatMap((isBravoEnabled) =>
    either.map((alreadyCountedThisWeek) => ({
      ...good,
      isBravoEnabled,
      alreadyCountedThisWeek,
      isUnfinished: true,
    })),
  ),
  ...either.flatMap((isBravoEnabled) =>
    either.flatMap((isScoreBased) =>
      [null, 0, 499, 499.99, 500, 501].flatMap((score) =>
        either.map((alreadyCountedThisWeek) => ({
          ...good,
          isBravoEnabled,
          isScoreBased,
          score,
          alreadyCountedThisWeek,
        })),
      ),
    ),
  ),
  ...either.flatMap((isScoreBased) =>
    [null, 499, 1060, 1060.5, 1_000_000].map((score) => ({ ...good, isScoreBased, score, mostPoints: 1060 })),
  ),
]

// The SQL verdict and the rules in `domain/economy.ts` must agree.
it.each(claims)('agrees with activityRefusal: %o', async (claim) => {
  const { db } = school
  const clientID = claim.isScoreBased ? scoreGame : plainGame
  const userID = people.alice.id
  await db
    .update(menuLinks)
    .set({
      isBravoEnabled: claim.isBravoEnabled,
      isEnabled: !claim.isDisabled,
      isAdminRequired: !claim.isOpenToPupil,
    })
    .where(eq(menuLinks.clientID, clientID))
  await db
    .insert(games)
    .values({ ...race, kind: claim.mostPoints === null ? 'memory' : 'course-aux-mots', clientID })
    .onConflictDoUpdate({ target: games.clientID, set: { kind: sql`excluded.kind` } })
  await db.delete(activities)
  if (claim.alreadyCountedThisWeek) {
    await db
      .insert(activities)
      .values({ userID, week: WEEK, clientID, activityLogID: 1, description: '', activityDate: WEDNESDAY })
  }
  const problem = claim.isOfVideos ? ('videos' as const) : claim.isUnfinished ? ('unfinished' as const) : null
  const values = { userID, clientID, ...moment, now: new Date(WEDNESDAY), score: claim.score, problem }
  for (const idempotencyKey of [crypto.randomUUID(), null]) {
    if (!claim.alreadyCountedThisWeek) await db.delete(activities)
    const outcome = await countActivity(db, { ...values, idempotencyKey })
    expect(outcome.refusal).toBe(activityRefusal(claim))
    expect(outcome.activity === null).toBe(outcome.refusal !== null)
  }
})

it.each([0, 1, 3, 4, 5, 30])('agrees with isHeld at a limit of %i per hour', async (limit) => {
  const { db } = school
  await resetActivities()
  await db.update(settings).set({ activitiesAnHour: limit })
  for (const [counted, clientID] of gameKeys.slice(0, 6).entries()) {
    const claim = { userID: people.alice.id, clientID, ...moment, now: new Date(WEDNESDAY), score: null }
    const outcome = await countActivity(db, { ...claim, idempotencyKey: null })
    expect(outcome.isHeld).toBe(isHeld(Math.min(counted, limit || counted), limit))
    expect(outcome.activity === null).toBe(outcome.isHeld)
  }
  await db.update(settings).set({ activitiesAnHour: 30 })
})

it('holds implausible activities whatever the limit, unless a teacher counts them', async () => {
  const { db } = school
  await resetActivities()
  await db.update(settings).set({ activitiesAnHour: 0 })
  const claim = {
    userID: people.alice.id,
    clientID: plainGame,
    ...moment,
    now: new Date(WEDNESDAY),
    score: null,
  }
  const implausible = { ...claim, idempotencyKey: null, problem: 'implausible' } as const
  expect((await countActivity(db, implausible)).isHeld).toBe(isHeld(0, 0, true))
  expect((await countActivity(db, { ...implausible, isLimited: false })).activity).not.toBeNull()
  await db.update(settings).set({ activitiesAnHour: 30 })
})

const spring = {
  ...moment,
  clientID: plainGame,
  now: new Date('2026-06-03T14:00:00.000Z'),
  score: null,
  idempotencyKey: null,
}
const autumn = { ...spring, now: new Date('2026-09-08T14:00:00.000Z') }

async function resetActivities(): Promise<void> {
  const { db } = school
  await db.batch([db.delete(activities), db.delete(activityAnswers)])
  await db.update(menuLinks).set({ isBravoEnabled: true })
}

it('numbers activities in the order in which they count', async () => {
  await resetActivities()
  const numbers: number[] = []
  for (const { id: userID } of [people.alice, people.bruno])
    for (const claim of [spring, { ...spring, clientID: gameKeys[1] ?? '' }, autumn]) {
      const { activity } = await countActivity(school.db, { ...claim, userID })
      numbers.push(activity?.activityLogID ?? 0)
    }
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers)
  expect(new Set(numbers).size).toBe(6)
  expect(numbers.every(Number.isSafeInteger)).toBe(true)

  // If an activity is missing, e.g. after restoring a backup, its number is not given again.
  const ofBruno = and(eq(activities.userID, people.bruno.id), eq(activities.week, '2026-05-31'))
  await school.db.delete(activities).where(and(ofBruno, eq(activities.clientID, plainGame)))
  const next = await countActivity(school.db, {
    ...spring,
    userID: people.bruno.id,
    clientID: gameKeys[2] ?? '',
  })
  expect(numbers).not.toContain(next.activity?.activityLogID)
})

it('returns no activity of this year for a key of last year, even if its number was reused', async () => {
  await resetActivities()
  const { db } = school
  const key = { ...spring, userID: people.alice.id, idempotencyKey: 'put away for the summer' }
  const first = await countActivity(db, key)
  expect(first.activity).toMatchObject({ clientID: plainGame })
  expect(await countActivity(db, key)).toEqual(first)

  await reduceToTotals(db, '2026-08-30')
  const other = await countActivity(db, { ...autumn, userID: people.alice.id })
  // Simulates the former numbering, which reused numbers.
  await db.update(activities).set({ activityLogID: first.activity?.activityLogID ?? 0 })
  expect(other.activity).not.toBeNull()
  expect(await countActivity(db, { ...key, ...autumn, idempotencyKey: key.idempotencyKey })).toMatchObject({
    activity: null,
    refusal: null,
  })
})
