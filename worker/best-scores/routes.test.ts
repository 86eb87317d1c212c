import { beforeEach, expect, it } from 'vitest'
import { bestScores, games as gameRecords } from '../db/schema.ts'
import { games } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const race = 'Page_Games_Course_Farm'
const [memory = ''] = games

let school: School
beforeEach(async () => {
  school = await openSchool()
  const record = { description: '', instructions: '', data: '', updated: WEDNESDAY }
  await school.db
    .insert(gameRecords)
    .values({ ...record, id: 'race', clientID: race, kind: 'course-aux-mots' })
})

const save = (score: unknown, clientID = race, as: CallOptions['as'] = 'alice') =>
  school.call(`PUT /best-scores/${clientID}`, { as, body: { score } })
const best = async (as: CallOptions['as'] = 'alice') =>
  (await school.call(`GET /best-scores/${race}`, { as })).body

it("returns the best of a pupil's scores at a game", async () => {
  expect(await best()).toEqual({ success: true, score: null })
  for (const score of [420, 640, 510]) expect((await save(score)).status).toBe(200)
  expect(await best()).toEqual({ success: true, score: 640 })
})

it('dates the best score, not a later lower one', async () => {
  await save(640)
  school.clock.advance(60_000)
  await save(510)
  expect(await school.db.select().from(bestScores)).toMatchObject([{ score: 640, reachedAt: WEDNESDAY }])
})

it('shows a pupil only their own best score', async () => {
  await save(640)
  expect(await best('bruno')).toEqual({ success: true, score: null })
})

it.each([
  ['a visitor', undefined, 401],
  ['an administrator', 'madame', 403],
] as const)('refuses the call of %s', async (_who, as, status) => {
  const path = `/best-scores/${race}`
  expect((await school.call(`GET ${path}`, { as })).status).toBe(status)
  expect((await school.call(`PUT ${path}`, { as, body: { score: 1 } })).status).toBe(status)
})

it.each([
  ['a score below 0', -1, race, 400],
  ['half a point', 0.5, race, 400],
  ['more points than the game gives', 1_000_000, race, 404],
  ['a game without points', 1, memory, 404],
  ['an unknown game', 1, 'Page_Games_Unknown', 404],
])('refuses %s as a result', async (_what, score, clientID, status) => {
  expect((await save(score, clientID)).status).toBe(status)
  expect(await school.db.$count(bestScores)).toBe(0)
})
