import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { activitiesAnswer, saveActivityAnswer } from '../../domain/api/activity.ts'
import { type HeldActivity, heldActivitiesAnswer } from '../../domain/api/held-activity.ts'
import { MIN_VIDEO_INTERVAL_MS } from '../../domain/economy.ts'
import { menuLinks } from '../db/schema.ts'
import { ALREADY_COUNTED, activityCalls, BRAVO_DISABLED } from '../testing/activity-calls.ts'
import { pages, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { addVideos } from '../testing/videos.ts'

const alice = people.alice.id
const HOUR = 3_600_000
const WEEK = '2026-11-15'
/** More games than count within an hour. */
const all = Array.from({ length: 40 }, (_, index) => `Page_Games_Memory_Quick${index}`)

let school: School
beforeEach(async () => {
  school = await openSchool()
  await school.db.run(sql`
    INSERT INTO menu_links (client_id, group_id, parent_group_id, display_name, is_bravo_enabled)
    SELECT value, 9000 + key, 8400, value, 1 FROM json_each(${JSON.stringify(all)})
  `)
})
const { save } = activityCalls(() => school)

const HELD = { status: 202, body: { success: true, data: { held: true }, count: 30 } }

const setLimit = (activitiesAnHour: number) =>
  school.call('POST /settings', {
    as: 'madame',
    body: { settings: { enablePIN: false, mpgBravoCap: 10, activitiesAnHour } },
  })
const playAll = (clientIDs: readonly string[]) =>
  Promise.all(clientIDs.map((clientID) => save({ clientID, idempotencyKey: `key of ${clientID}` })))

async function held(query = ''): Promise<HeldActivity[]> {
  const { body } = await school.call(`GET /activities/held${query}`, { as: 'madame' })
  return z.parse(heldActivitiesAnswer, body).data
}
const decide = (decision: 'counted' | 'dismissed', rows: readonly HeldActivity[]) =>
  school.call('POST /activities/held', {
    as: 'madame',
    body: { decision, activities: rows.map(({ userID, week, clientID }) => ({ userID, week, clientID })) },
  })
async function week() {
  const { body } = await school.call(`GET /activities/${alice}`, { as: 'alice' })
  return z.parse(activitiesAnswer, body)
}

describe('an activity above the hourly limit', () => {
  it('is held if it is the 31st or later within an hour, even if all are sent concurrently', async () => {
    const answers = await playAll(all)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
    const rest = answers.filter(({ status }) => status !== 201)
    expect(rest).toHaveLength(10)
    for (const answer of rest) expect(answer).toMatchObject(HELD)
    expect((await week()).data).toHaveLength(30)
    expect(await held()).toHaveLength(10)
  })

  it('is held once per page if it is sent without an idempotency key', async () => {
    await playAll(all.slice(0, 30))
    for (let time = 0; time < 3; time++) expect(await save({ clientID: all[30] })).toMatchObject(HELD)
    expect(await held()).toMatchObject([
      {
        userID: alice,
        week: WEEK,
        clientID: all[30],
        displayName: 'Alice',
        classCode: '4-1',
        activityDate: WEDNESDAY,
        decision: null,
        decidedAt: null,
      },
    ])
  })

  it('gets the same response for the same key and is held once', async () => {
    await playAll(all.slice(0, 30))
    const again = () => save({ clientID: all[30], idempotencyKey: 'again' })
    const answers = await Promise.all(Array.from({ length: 10 }, again))
    for (const answer of answers) expect(answer).toMatchObject(HELD)
    await decide('dismissed', await held())
    school.clock.advance(2 * HOUR)
    expect(await again()).toMatchObject(HELD)
    expect(await held()).toMatchObject([{ decision: 'dismissed' }])
  })

  it('counts if sent again an hour after the first one, even across Saturday midnight', async () => {
    school.clock.set('2026-11-22T04:30:00.000Z')
    await playAll(all.slice(0, 30))
    school.clock.set('2026-11-22T05:29:59.999Z')
    expect(await save({ clientID: all[30] })).toMatchObject({ status: 202, body: { count: 0 } })
    school.clock.set('2026-11-22T05:30:00.000Z')
    expect(await save({ clientID: all[30] })).toMatchObject({ status: 201, body: { count: 1 } })
    // The page has counted, so nothing is left to decide.
    expect(await held()).toEqual([])
  })

  it('is refused if it would not count anyway', async () => {
    await playAll(all.slice(0, 30))
    expect(await save({ clientID: all[0] })).toMatchObject(ALREADY_COUNTED)
    expect(await save({ clientID: pages.open })).toMatchObject(BRAVO_DISABLED)
    expect((await save({ clientID: pages.disabled })).status).toBe(409)
    expect((await save({ clientID: pages.adminOnly })).status).toBe(403)
    expect(await held()).toEqual([])
  })

  it("is held according to the school's limit, where 0 means no limit", async () => {
    await setLimit(2)
    expect((await playAll(all.slice(0, 4))).map(({ status }) => status).toSorted()).toEqual([
      201, 201, 202, 202,
    ])
    await setLimit(0)
    for (const { status } of await playAll(all.slice(4))) expect(status).toBe(201)
  })

  it("is not held if a teacher counts it, or because of another pupil's activities", async () => {
    await playAll(all.slice(0, 30))
    expect((await save({ clientID: all[30] }, 'madame')).status).toBe(201)
    const other = await save({ userID: people.bruno.id, clientID: all[30] }, 'bruno')
    expect(other.status).toBe(201)
  })

  it('is held even if it is the third video in a row', async () => {
    await setLimit(1)
    await save({ clientID: all[0] })
    const clientID = 'Page_Videos'
    await addVideos(school, clientID, ['a', 'b', 'c'])
    await school.db
      .update(menuLinks)
      .set({ clientID })
      .where(eq(menuLinks.clientID, all[1] ?? ''))
    const watch = (video: string) => {
      school.clock.advance(MIN_VIDEO_INTERVAL_MS)
      return school.call('POST /videos/watched', { as: 'alice', body: { userID: alice, clientID, video } })
    }
    expect((await watch('a')).status).toBe(200)
    expect((await watch('b')).status).toBe(200)
    expect(await watch('c')).toMatchObject({
      status: 202,
      body: { inARow: 3, data: { held: true }, count: 1 },
    })
    expect(await held()).toMatchObject([{ clientID }])
  })
})

describe('deciding about held activities', () => {
  it('counts all of them in one call, however often it is sent, and gives the earned Bravos', async () => {
    await setLimit(4)
    await playAll(all.slice(0, 11))
    const waiting = await held()
    expect(waiting).toHaveLength(7)
    const presses = await Promise.all(Array.from({ length: 5 }, () => decide('counted', waiting)))
    const decided = presses.map(({ body }) => body)
    expect(decided).toContainEqual({ success: true, decided: 7, bravos: 2 })
    expect(decided.filter((body) => JSON.stringify(body).includes('"decided":0'))).toHaveLength(4)
    const { data, bravosClaimed } = await week()
    expect(data.map(({ clientID }) => clientID).toSorted()).toEqual(all.slice(0, 11).toSorted())
    expect(new Set(data.map(({ activityLogID }) => activityLogID)).size).toBe(11)
    expect(bravosClaimed).toBe(2)
    // Nothing is left to claim.
    expect((await school.call('POST /bravos', { as: 'alice', body: { userID: alice } })).status).toBe(409)
    expect(await school.call('GET /bravos/report?date=11|2026')).toMatchObject({
      body: { bravos: [{ userID: alice, count: 2 }] },
    })
    expect((await held()).map(({ decision }) => decision)).toEqual(Array(7).fill('counted'))
  })

  it('counts an activity in the week it was played, which then gives its Bravo', async () => {
    await setLimit(4)
    await playAll(all.slice(0, 4))
    await save({ clientID: all[4] })
    school.clock.advance(7 * 24 * HOUR)
    expect(await decide('counted', await held())).toMatchObject({ body: { decided: 1, bravos: 1 } })
    expect((await week()).data).toEqual([])
    const { body } = await school.call('GET /activities/user/report/all?date=11|2026', { as: 'madame' })
    expect(body).toMatchObject({ total: 5 })
    expect(await school.call(`GET /bravos?query=11|2026&id=${alice}`, { as: 'alice' })).toMatchObject({
      body: { data: [{ source: 'activity' }] },
    })
    // Bravos that were given are not given again.
    expect(await decide('counted', await held())).toMatchObject({ body: { decided: 0, bravos: 0 } })
  })

  it('dismisses an activity and can still count it later', async () => {
    await setLimit(1)
    await playAll(all.slice(0, 3))
    const [first, second] = await held()
    if (!first || !second) throw new Error('Two should be held.')
    expect(await decide('dismissed', [first])).toMatchObject({ body: { decided: 1, bravos: 0 } })
    await decide('counted', [second])
    // A counted activity cannot be dismissed.
    expect(await decide('dismissed', [second])).toMatchObject({ body: { decided: 0 } })
    expect((await week()).data).toHaveLength(2)
    expect(await held()).toMatchObject([
      { clientID: first.clientID, decision: 'dismissed', decidedAt: WEDNESDAY },
      { clientID: second.clientID, decision: 'counted' },
    ])
    expect(await decide('counted', [first])).toMatchObject({ body: { decided: 1 } })
    expect((await week()).data).toHaveLength(3)
  })

  it('holds a dismissed page again if it is played again', async () => {
    await setLimit(1)
    await playAll(all.slice(0, 2))
    await decide('dismissed', await held())
    school.clock.advance(60_000)
    const counted = (await week()).data[0]?.clientID
    const waiting = all.slice(0, 2).find((clientID) => clientID !== counted)
    expect((await save({ clientID: waiting })).status).toBe(202)
    expect(await held()).toMatchObject([{ clientID: waiting, decision: null }])
  })

  it('does not count activities that were not held', async () => {
    await playAll(all.slice(0, 5))
    const made = { userID: alice, week: WEEK, clientID: all[7] ?? '' }
    const body = { decision: 'counted', activities: [made, { ...made, clientID: all[0] ?? '' }] }
    expect(await school.call('POST /activities/held', { as: 'madame', body })).toMatchObject({
      body: { decided: 0, bravos: 0 },
    })
    expect((await week()).data).toHaveLength(5)
  })

  it('lists decisions by month, undecided ones in every month, and finds them by name', async () => {
    await setLimit(1)
    await playAll(all.slice(0, 3))
    const [first] = await held()
    await decide('dismissed', first ? [first] : [])
    expect(await held('?date=11|2026')).toHaveLength(2)
    expect(await held('?date=10|2026')).toHaveLength(1)
    expect(await held('?q=ALI')).toHaveLength(2)
    expect(await held('?q=bruno')).toEqual([])
    expect(await held('?page=2')).toEqual([])
  })

  it.each([
    [undefined, 401],
    ['alice', 403],
  ] as const)('allows only administrators: %s', async (as, status) => {
    const body = { decision: 'counted', activities: [{ userID: alice, week: WEEK, clientID: 'x' }] }
    expect((await school.call('GET /activities/held', { as })).status).toBe(status)
    expect((await school.call('POST /activities/held', { as, body })).status).toBe(status)
  })
})

it('never holds thirty games an hour at two minutes a game', async () => {
  for (const [index, clientID] of all.entries()) {
    const answer = await save({ clientID })
    expect(z.parse(saveActivityAnswer, answer.body).count).toBe(index + 1)
    school.clock.advance(2 * 60_000)
  }
})
