import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DAY, HOUR, MAX_ROWS_PER_DAY, WRITE_LIMITS } from '../../domain/bounds.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { activityAnswers, heldActivities, multiplayerScores, settings, videoViews } from '../db/schema.ts'
import { activityCalls, BRAVO_DISABLED, SCORE_TOO_LOW } from '../testing/activity-calls.ts'
import { games, pages, people, scoreGame } from '../testing/rows.ts'
import { type Answer, openSchool, type School } from '../testing/school.ts'
import { addVideos } from '../testing/videos.ts'

const alice = people.alice.id
const [farm = '', zoo = ''] = games

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { save } = activityCalls(() => school)
const ago = (milliseconds: number) => new Date(school.clock.now.getTime() - milliseconds).toISOString()
const statuses = (answers: readonly Answer[]) => new Set(answers.map(({ status }) => status))
const times = (number: number) => Array.from({ length: number }, (_, index) => index)

async function oneByOne(number: number, call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const index of times(number)) answers.push(await call(index))
  return answers
}

async function fillAnswers(number: number, createdAt: string): Promise<void> {
  const row = { userID: alice, count: 0, refusal: 'activityWithoutBravo', createdAt } as const
  const rows = times(number).map((index) => ({ ...row, idempotencyKey: `${createdAt} ${index}` }))
  for (let first = 0; first < number; first += 15)
    await school.db.insert(activityAnswers).values(rows.slice(first, first + 15))
}

describe('the stored response to a refused activity', () => {
  const storedAnswers = () => school.db.$count(activityAnswers)
  it('does not exist for an unknown page', async () => {
    const answers = await oneByOne(20, (index) =>
      save({ clientID: `Page_${index}`, idempotencyKey: `${index}` }),
    )
    expect(statuses(answers)).toEqual(new Set([404]))
    expect(await storedAnswers()).toBe(0)
  })

  it('is limited per day; above the limit, responses and counting stay the same', async () => {
    await fillAnswers(MAX_ROWS_PER_DAY.answers - 1, ago(HOUR))
    const answers = await oneByOne(5, (index) => save({ clientID: pages.open, idempotencyKey: `${index}` }))
    for (const answer of answers) expect(answer).toMatchObject(BRAVO_DISABLED)
    expect(await storedAnswers()).toBe(MAX_ROWS_PER_DAY.answers)
    expect(await save({ clientID: scoreGame, score: 1, idempotencyKey: 'low' })).toMatchObject(SCORE_TOO_LOW)
    const first = await save({ clientID: farm, idempotencyKey: 'counts' })
    expect(first.status).toBe(201)
    expect((await save({ clientID: farm, idempotencyKey: 'counts' })).body).toEqual(first.body)
    expect(await storedAnswers()).toBe(MAX_ROWS_PER_DAY.answers + 1)
  })

  it('is always stored if the activity is held for the teacher', async () => {
    await school.db.update(settings).set({ activitiesAnHour: 1 })
    await fillAnswers(MAX_ROWS_PER_DAY.answers, ago(HOUR))
    expect((await save({ clientID: farm, idempotencyKey: 'counts' })).status).toBe(201)
    for (let time = 0; time < 3; time++)
      expect((await save({ clientID: zoo, idempotencyKey: `${time}` })).status).toBe(202)
    expect(await school.db.select().from(heldActivities)).toMatchObject([{ clientID: zoo, decision: null }])
    expect(await storedAnswers()).toBe(MAX_ROWS_PER_DAY.answers + 1)
  })

  it('counts towards the limit for a day', async () => {
    await fillAnswers(MAX_ROWS_PER_DAY.answers, ago(DAY))
    await save({ clientID: pages.open, idempotencyKey: 'k' })
    expect(await storedAnswers()).toBe(MAX_ROWS_PER_DAY.answers + 1)
  })
})

describe('views of videos', () => {
  beforeEach(() => addVideos(school, 'Page_Videos', ['a']))
  const watch = (idempotencyKey: string) =>
    school.call('POST /videos/watched', {
      as: 'alice',
      body: { userID: alice, clientID: 'Page_Videos', video: 'a', idempotencyKey },
    })

  it('are limited per day; a repeated key returns the stored response', async () => {
    const first = await watch('first')
    const view = {
      userID: alice,
      clientID: 'Page_Videos',
      video: 'a',
      week: '2026-11-15',
      watchedAt: ago(HOUR),
    }
    const rows = times(MAX_ROWS_PER_DAY.videoViews - 1).map((index) => ({
      ...view,
      idempotencyKey: `${index}`,
    }))
    for (let first = 0; first < rows.length; first += 15)
      await school.db.insert(videoViews).values(rows.slice(first, first + 15))
    const refused = await watch('one more')
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'tooManyToday' } } })
    expect(refused.headers.get('retry-after')).toBe(String(DAY / 1000))
    expect(await watch('first')).toMatchObject({ status: 200, body: first.body })
    expect(await school.db.$count(videoViews)).toBe(MAX_ROWS_PER_DAY.videoViews)
  })
})

describe('scores of the games site', () => {
  const add = async (idempotencyKey: string) => {
    const answer = await school.call(`GET /user/0/${alice}`, { as: 'alice' })
    const { Token } = z.parse(z.object({ data: z.object({ Token: z.string() }) }), answer.body).data
    return school.call('POST /multiplayer/score', {
      token: Token,
      body: { correctAnswers: 1, idempotencyKey },
    })
  }

  it('are refused with 429 above the daily number of keys, and add nothing', async () => {
    expect((await add('first')).status).toBe(200)
    await fillAnswers(MAX_ROWS_PER_DAY.answers - 1, ago(HOUR))
    expect(await add('one more')).toMatchObject({ status: 429, body: { error: { code: 'tooManyToday' } } })
    expect((await add('first')).status).toBe(200)
    expect(await school.db.select().from(multiplayerScores)).toMatchObject([{ correctAnswers: 1 }])
    expect(await school.db.$count(activityAnswers)).toBe(MAX_ROWS_PER_DAY.answers)
  })

  it('return 200 again for a key used a week ago', async () => {
    await add('k')
    school.clock.advance(7 * DAY)
    expect((await add('k')).status).toBe(200)
  })
})

describe('calls that change data', () => {
  const change = (as: 'alice' | 'bruno', from?: string) =>
    school.call('PATCH /user/me', {
      as,
      body: { avatarUrl: NO_AVATAR },
      ...(from !== undefined && { from }),
    })
  const most = WRITE_LIMITS.pupil[0]?.max ?? 0

  it('are limited per minute for each pupil, from any address', async () => {
    const answers = await oneByOne(most, (index) => change('alice', `192.0.2.${index % 9}`))
    expect(statuses(answers)).toEqual(new Set([200]))
    school.clock.advance(10_000)
    const refused = await change('alice')
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'tooManyAtOnce' } } })
    expect(refused.headers.get('retry-after')).toBe('50')
    expect((await save({ clientID: farm })).status).toBe(429)
    expect((await school.call(`GET /user/1234/${alice}`, { as: 'alice' })).status).toBe(429)
    expect((await school.call(`GET /activities/${alice}`, { as: 'alice' })).status).toBe(200)
    expect((await change('bruno')).status).toBe(200)
    school.clock.advance(50_000)
    expect((await change('alice')).status).toBe(200)
  })
})
