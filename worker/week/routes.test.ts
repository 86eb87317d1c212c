import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { missionPageOf } from '../../content/missions.ts'
import { pupilWeekAnswer, startAnswer, weekAnswer } from '../../domain/api/week.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import {
  activities,
  answerBatches,
  bravos,
  checks,
  classes,
  games as gameRows,
  heldActivities,
  heldAnswers,
  traces,
  users,
} from '../db/schema.ts'
import { games, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno } = people
const [farm = '', zoo = ''] = games

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const insertActivity = async (userID: number, clientID: string, activityDate: string) =>
  school.db.insert(activities).values({
    userID,
    week: schoolWeek(new Date(activityDate), 'America/Toronto'),
    clientID,
    activityLogID: await school.db.$count(activities),
    description: clientID,
    activityDate,
  })

interface Try {
  word: string
  at: string
  right?: boolean
  gap?: number
}

/** @param memories the memories in the answer to the batch */
const insertAnswers = async (userID: number, received: string, tries: Try[], memories: object[] = []) =>
  school.db.insert(answerBatches).values({
    userID,
    idempotencyKey: received,
    receivedAt: received,
    answers: JSON.stringify(tries.map((each) => ({ right: true, task: 'recall', options: 4, ...each }))),
    answer: JSON.stringify({ success: true, data: { accepted: 1, ignored: 0 }, memories }),
  })

const week = async (date = '2026-11-18') => {
  const { body } = await school.call(`GET /week?date=${date}&classCode=4-1`, { as: 'madame' })
  return z.parse(weekAnswer, body)
}
const weekOf = async (userID: number, date?: string) =>
  (await week(date)).data.find(({ id }) => id === userID)

describe('GET /week', () => {
  it('lists every enabled pupil by name, even without activities', async () => {
    const { week: sunday, data } = await week()
    expect(sunday).toBe('2026-11-15')
    expect(data.map(({ displayName }) => displayName)).toEqual(['Alice', 'Bruno'])
    expect(data[0]).toEqual({
      id: alice.id,
      displayName: 'Alice',
      classCode: '4-1',
      avatarUrl: expect.any(String),
      counted: 0,
      missions: 0,
      games: 0,
      bravos: 0,
      lastSeen: null,
      words: 0,
      helpWith: [],
    })
  })

  it('counts activities, missions and games from Sunday to Sunday of the school', async () => {
    await insertActivity(alice.id, farm, '2026-11-15T05:00:00.000Z')
    await insertActivity(alice.id, missionPageOf('2026-11-16'), '2026-11-16T15:00:00.000Z')
    await insertActivity(alice.id, 'Page_Music', '2026-11-21T23:00:00.000Z')
    await insertActivity(alice.id, zoo, '2026-11-15T04:59:59.999Z')
    await insertActivity(bruno.id, zoo, '2026-11-17T15:00:00.000Z')
    expect(await weekOf(alice.id)).toMatchObject({ counted: 3, missions: 1, games: 1 })
    expect(await weekOf(bruno.id)).toMatchObject({ counted: 1, missions: 0, games: 1 })
    expect(await weekOf(alice.id, '2026-11-08')).toMatchObject({ counted: 1, games: 1, helpWith: null })
  })

  it('counts Bravos of the week that were not taken back, and returns the last visit', async () => {
    const bravo = (key: string, dateCreated: string, takenBackAt: string | null = null) => ({
      userID: alice.id,
      dateCreated,
      week: '2026-11-15',
      source: 'admin' as const,
      grantKey: key,
      takenBackAt,
    })
    await school.db
      .insert(bravos)
      .values([
        bravo('a', '2026-11-16T15:00:00.000Z'),
        bravo('b', '2026-11-16T15:00:00.000Z', '2026-11-16T16:00:00.000Z'),
        bravo('c', '2026-11-14T15:00:00.000Z'),
      ])
    await school.db.insert(traces).values([
      { userID: alice.id, clientID: 'Page_Home', date: '2026-11-17T15:00:00.000Z' },
      { userID: alice.id, clientID: 'Page_Music', date: '2026-11-16T15:00:00.000Z' },
    ])
    expect(await weekOf(alice.id)).toMatchObject({ bravos: 1, lastSeen: '2026-11-17T15:00:00.000Z' })
  })

  it('counts each grown word once, like the goal of the class', async () => {
    const grown = { word: 'la-vache', strength: 2, before: 1 }
    await insertAnswers(
      alice.id,
      '2026-11-16T15:01:00.000Z',
      [],
      [grown, { ...grown, word: 'le-coq', before: 2 }],
    )
    await insertAnswers(
      alice.id,
      '2026-11-17T15:01:00.000Z',
      [],
      [
        { ...grown, strength: 3, before: 2 },
        { ...grown, word: 'le-chat', before: 0 },
      ],
    )
    await insertAnswers(alice.id, '2026-11-22T04:59:59.999Z', [], [{ ...grown, word: 'le-lapin' }])
    await insertAnswers(alice.id, '2026-11-22T05:00:00.000Z', [], [{ ...grown, word: 'le-cochon' }])
    await insertAnswers(bruno.id, '2026-11-15T04:59:59.999Z', [], [grown])
    expect(await weekOf(alice.id)).toMatchObject({ words: 3 })
    expect(await weekOf(bruno.id)).toMatchObject({ words: 0 })
    expect(await weekOf(bruno.id, '2026-11-08')).toMatchObject({ words: 1 })
    const body = { kind: 'words', target: 40 }
    await school.call('PUT /class-goals/4-1', { as: 'madame', body })
    const { body: goals } = await school.call('GET /class-goals', { as: 'alice' })
    expect(goals).toMatchObject({ data: [{ reached: 3 }] })
    // Answers are logged for 60 days.
    expect(await weekOf(alice.id, '2026-09-06')).toMatchObject({ words: null })
  })

  it('does not count a word that was answered correctly but did not grow', async () => {
    await insertAnswers(
      alice.id,
      '2026-11-16T15:01:00.000Z',
      [{ word: 'la-vache', at: '2026-11-16T15:00:00.000Z' }],
      [{ word: 'la-vache', strength: 5, before: 5 }],
    )
    expect(await weekOf(alice.id)).toMatchObject({ words: 0 })
  })

  it('lists words only for pupils who need help', async () => {
    const tries = ['la-vache', 'le-chat'].flatMap((word) =>
      Array.from({ length: 8 }, (_none, index) => ({
        word,
        at: `2026-11-1${index % 8}T15:00:00.000Z`,
        right: false,
        gap: 2,
      })),
    )
    await insertAnswers(alice.id, '2026-11-17T15:00:00.000Z', tries)
    expect((await weekOf(alice.id))?.helpWith?.toSorted()).toEqual(['la-vache', 'le-chat'])
    expect(await weekOf(bruno.id)).toMatchObject({ helpWith: [] })
  })

  it('lists the counted activities of one pupil', async () => {
    await insertActivity(alice.id, farm, '2026-11-16T15:00:00.000Z')
    await insertActivity(alice.id, zoo, '2026-11-09T15:00:00.000Z')
    const { body } = await school.call(`GET /week/${alice.id}?date=2026-11-20`, { as: 'madame' })
    expect(z.parse(pupilWeekAnswer, body).data.map(({ clientID }) => clientID)).toEqual([farm])
    expect((await school.call('GET /week/99?date=2026-11-20', { as: 'madame' })).status).toBe(404)
  })

  it('allows only administrators', async () => {
    for (const [as, status] of [
      [undefined, 401],
      ['alice', 403],
      ['madame', 200],
    ] as const)
      for (const path of [
        '/week?date=2026-11-18&classCode=4-1',
        '/week/start',
        `/week/${alice.id}?date=2026-11-18`,
      ])
        expect((await school.call(`GET ${path}`, { as })).status, path).toBe(status)
  })

  it.each(['', 'date=2026-11-18', 'date=2026-11-31&classCode=4-1', 'date=x&classCode=4-1'])(
    'refuses the query %s',
    async (query) => {
      expect((await school.call(`GET /week?${query}`, { as: 'madame' })).status).toBe(400)
    },
  )
})

describe('GET /week/start', () => {
  const start = async () =>
    z.parse(startAnswer, (await school.call('GET /week/start', { as: 'madame' })).body)

  it('completes the first steps according to the data of the school', async () => {
    await school.db.update(classes).set({ teacherName: '' })
    await school.db.update(users).set({ classCode: null })
    await school.db.update(gameRows).set({ isEdited: false })
    const none = { hasClass: false, hasPupils: false, hasVisits: false, hasOwn: false, hasGiven: false }
    expect(await start()).toMatchObject({ steps: none, classes: [] })
    await school.call('PUT /classes/4-1', { as: 'madame', body: { teacherName: 'Mme Roy', grade: 4 } })
    expect((await start()).steps).toEqual({ ...none, hasClass: true })
    await school.db.update(users).set({ classCode: '4-1' })
    await school.db
      .insert(traces)
      .values({ userID: alice.id, clientID: 'Page_Home', date: '2026-11-17T15:00:00.000Z' })
    await school.db.update(gameRows).set({ isEdited: true })
    await school.call('POST /bravos', { as: 'madame', body: { userID: alice.id } })
    expect((await start()).steps).toEqual({
      hasClass: true,
      hasPupils: true,
      hasVisits: true,
      hasOwn: true,
      hasGiven: true,
    })
  })

  it('returns pending items and open checks', async () => {
    expect(await start()).toMatchObject({ waiting: { activities: 0, answers: 0 }, checks: [] })
    const held = { userID: alice.id, week: '2026-11-15', activityDate: '2026-11-16T15:00:00.000Z' }
    await school.db.insert(heldActivities).values([
      { ...held, clientID: farm, description: 'La ferme' },
      { ...held, clientID: zoo, description: 'Le zoo' },
    ])
    // An activity of a page that has counted since is no longer pending.
    await insertActivity(alice.id, zoo, '2026-11-16T15:00:00.000Z')
    await school.db.insert(heldAnswers).values({
      userID: alice.id,
      idempotencyKey: 'one',
      reason: 'backdated',
      receivedAt: '2026-11-16T15:00:00.000Z',
      answers: '[{},{},{}]',
    })
    await school.db.insert(checks).values([
      { classCode: '4-1', clientID: 'Page_A', title: 'La ferme', forms: '[]', open: 'before', created: '' },
      { classCode: '5-1', clientID: 'Page_A', title: 'Le zoo', forms: '[]', open: null, created: '' },
    ])
    expect(await start()).toMatchObject({
      waiting: { activities: 1, answers: 3 },
      checks: [{ classCode: '4-1', title: 'La ferme', phase: 'before', taken: 0 }],
    })
  })

  it('returns the classes of this week', async () => {
    await insertActivity(alice.id, farm, '2026-11-16T15:00:00.000Z')
    await insertActivity(alice.id, zoo, '2026-11-16T15:00:00.000Z')
    await insertActivity(bruno.id, zoo, '2026-11-09T15:00:00.000Z')
    expect((await start()).classes).toEqual([{ classCode: '4-1', pupils: 2, active: 1, counted: 2 }])
  })
})
