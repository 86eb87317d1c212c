import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_GROUP_MEMBERS, MAX_GROUPS } from '../../domain/api/group.ts'
import { pupilKey } from '../../domain/audience.ts'
import {
  checkResults,
  checks,
  classes,
  classGoals,
  groupMembers,
  lessonSteps,
  lessons,
  liveGames,
  users,
} from '../db/schema.ts'
import { games, PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { FARM, linkTo, openSchoolOfWords, ZOO } from '../testing/word-calls.ts'

const { alice, bruno, madame } = people
const [farm = '', zoo = ''] = games
const FOXES = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7'
const OWLS = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae8'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const as = 'madame'
const make = (changes: object = {}) =>
  school.call('POST /groups', {
    as,
    body: { groupID: FOXES, name: 'Les renards', userIDs: [alice.id], ...changes },
  })
const change = (body: object, groupID = FOXES) =>
  school.call(`PATCH /groups/${encodeURIComponent(groupID)}`, { as, body })
const list = async () => (await school.call('GET /groups', { as })).body
const lesson = {
  title: 'La ferme',
  steps: [{ clientID: farm }, { clientID: zoo }],
  classCodes: [FOXES],
  firstDay: '2026-11-18',
  lastDay: '2026-11-18',
  isOpenToVisitors: false,
}
const makeLesson = async (changes: object = {}) => {
  const { body } = await school.call('POST /lessons', { as, body: { ...lesson, ...changes } })
  return z.parse(z.object({ data: z.looseObject({ code: z.string() }) }), body).data.code
}
const ownLessons = async (who: 'alice' | 'bruno') =>
  z
    .parse(
      z.object({ data: z.array(z.looseObject({ code: z.string() })) }),
      (await school.call('GET /lessons', { as: who })).body,
    )
    .data.map(({ code }) => code)
const done = (code: string, who: 'alice' | 'bruno' = 'alice') =>
  school.call(`POST /lessons/${code}/done`, {
    as: who,
    body: { step: farm, at: school.clock.now.toISOString() },
  })

describe('groups', () => {
  it('are made once, changed member by member by two teachers, and deleted', async () => {
    const data = { groupID: FOXES, name: 'Les renards', userIDs: [alice.id] }
    expect(await make()).toMatchObject({ status: 201, body: { data } })
    expect(await make()).toMatchObject({ status: 201, body: { data } })
    expect((await change({ add: [bruno.id] })).body).toMatchObject({
      data: { userIDs: [alice.id, bruno.id] },
    })
    expect((await change({ name: 'Les loups', remove: [alice.id] })).body).toMatchObject({
      data: { name: 'Les loups', userIDs: [bruno.id] },
    })
    expect(await list()).toEqual({
      success: true,
      data: [{ groupID: FOXES, name: 'Les loups', userIDs: [bruno.id] }],
    })
    const remove = () => school.call(`DELETE /groups/${encodeURIComponent(FOXES)}`, { as })
    expect((await remove()).status).toBe(200)
    const gone = { status: 404, body: { error: { code: 'groupUnknown' } } }
    expect(await remove()).toMatchObject(gone)
    expect(await change({ add: [alice.id] })).toMatchObject(gone)
    expect(await list()).toEqual({ success: true, data: [] })
  })

  it('contain only pupils, and no more than the limit', async () => {
    const all = Array.from({ length: MAX_GROUP_MEMBERS }, (_none, index) => 100 + index)
    await school.db.run(sql`
      INSERT INTO users (id, user_name, user_name_key, display_name, class_code, avatar_url, created_at)
      SELECT value, 'p' || value, 'p' || value, 'P', '4-1', '', '2026-09-01T12:00:00.000Z' FROM json_each(${JSON.stringify(all)})`)
    expect((await make({ userIDs: [...all.slice(1), madame.id] })).body).toMatchObject({
      data: { userIDs: { length: MAX_GROUP_MEMBERS - 1 } },
    })
    expect((await make({ groupID: OWLS, name: 'Tous', userIDs: all })).body).toMatchObject({
      data: { userIDs: { length: MAX_GROUP_MEMBERS } },
    })
    expect(await change({ add: [alice.id] }, OWLS)).toMatchObject({
      status: 409,
      body: { message: "Le groupe « Tous » aurait 61 élèves; il en a au plus 60. Rien n'est changé." },
    })
    expect((await change({ remove: all }, OWLS)).body).toMatchObject({ data: { userIDs: [] } })
    const others = JSON.stringify(all.slice(0, MAX_GROUPS - 2))
    await school.db.run(
      sql`INSERT INTO pupil_groups SELECT 'group:' || value, 'G' || value FROM json_each(${others})`,
    )
    expect(await make({ groupID: `${OWLS.slice(0, -1)}9`, name: 'Trop' })).toMatchObject({
      status: 409,
      body: { error: { code: 'tooManyGroups' } },
    })
  })

  it.each([
    ['a name that another group has', { groupID: OWLS, name: 'les RENARDS' }, 409],
    ['no name', { name: ' ' }, 400],
    ['no pupil', { userIDs: [] }, 400],
    ['too many pupils', { userIDs: Array.from({ length: 61 }, (_none, index) => index + 1) }, 400],
    ['an id that is not a group key', { groupID: '4-1' }, 400],
  ])('refuse %s', async (_what, changes, status) => {
    await make()
    expect((await make(changes)).status).toBe(status)
    expect(await list()).toMatchObject({ data: [{ name: 'Les renards', userIDs: [alice.id] }] })
  })

  it('can only be read and changed by administrators', async () => {
    for (const who of ['alice', undefined] as const) {
      const status = who ? 403 : 401
      const options = who ? { as: who } : {}
      expect((await school.call('GET /groups', options)).status).toBe(status)
      expect((await school.call('POST /groups', { ...options, body: {} })).status).toBe(status)
    }
  })

  it("appear in administrators' exports, and end with the school year or the pupil's account", async () => {
    await make()
    const groups = async () =>
      z.parse(
        z.looseObject({ groups: z.array(z.unknown()) }),
        (await school.call(`GET /export/user/${alice.id}`, { as })).body,
      ).groups
    expect(await groups()).toEqual([{ name: 'Les renards' }])
    await school.db.insert(classes).values({ classCode: '5-1', teacherName: '', grade: 5 })
    const moves = [{ classCode: '4-1', action: 'promote', to: '5-1' }]
    await school.call('POST /school-year', { as, body: { moves } })
    expect(await groups()).toEqual([])
    await change({ add: [alice.id] })
    expect((await school.call(`DELETE /user/${alice.id}`, { as })).status).toBe(200)
    expect(await list()).toMatchObject({ data: [{ userIDs: [] }] })
  })
})

describe('an audience', () => {
  it('can combine groups and single pupils for a lesson, listing each pupil once', async () => {
    await make()
    await make({ groupID: OWLS, name: 'Les hiboux', userIDs: [alice.id] })
    const code = await makeLesson({ classCodes: [FOXES, OWLS, pupilKey(alice.id)] })
    expect(await ownLessons('alice')).toEqual([code])
    expect(await ownLessons('bruno')).toEqual([])
    expect(await school.call(`GET /lessons/${code}`, { as: 'bruno' })).toMatchObject({ status: 403 })
    expect((await done(code, 'bruno')).status).toBe(403)
    expect((await done(code)).status).toBe(200)
    const { body } = await school.call(`GET /lessons/${code}/progress`, { as })
    expect(body).toMatchObject({ data: [{ userID: alice.id, done: [{ step: farm }] }] })
    await change({ add: [bruno.id] })
    expect(await ownLessons('bruno')).toEqual([code])
  })

  it('is refused if it names an unknown group, pupil or class, and then nothing is stored', async () => {
    const refused: [string, string][] = [
      [FOXES, 'groupUnknown'],
      [pupilKey(99), 'userUnknown'],
      [pupilKey(madame.id), 'userUnknown'],
      ['9-9', 'classMissing'],
    ]
    for (const [key, code] of refused) {
      const body = { error: { code } }
      expect(
        await school.call('POST /lessons', { as, body: { ...lesson, classCodes: ['4-1', key] } }),
      ).toMatchObject({ status: 404, body })
      expect(
        await school.call('POST /checks', { as, body: { classCode: key, clientID: FARM } }),
      ).toMatchObject({ status: 404, body })
      expect(
        await school.call(`PUT /class-goals/${encodeURIComponent(key)}`, {
          as,
          body: { kind: 'words', target: 5 },
        }),
      ).toMatchObject({ status: 404, body })
    }
    for (const table of [lessons, checks, classGoals]) expect(await school.db.$count(table)).toBe(0)
  })

  it('can be a class without pupils', async () => {
    await school.db.insert(classes).values({ classCode: '5-1', teacherName: '', grade: 5 })
    const code = await makeLesson({ classCodes: ['5-1'] })
    expect((await school.call(`GET /lessons/${code}/progress`, { as })).body).toMatchObject({ data: [] })
  })

  it('shows a pupil the goal of their smallest audience, without naming the group', async () => {
    await make()
    const goal = { kind: 'activities', target: 10 }
    for (const key of ['4-1', FOXES])
      await school.call(`PUT /class-goals/${encodeURIComponent(key)}`, { as, body: goal })
    await school.call(`PUT /class-goals/${encodeURIComponent(FOXES)}`, { as, body: { ...goal, target: 3 } })
    const own = async (who: 'alice' | 'bruno') => (await school.call('GET /class-goals', { as: who })).body
    expect(await own('alice')).toEqual({
      success: true,
      data: [{ classCode: '', kind: 'activities', target: 3, reached: 0 }],
    })
    expect(await own('bruno')).toMatchObject({ data: [{ classCode: '4-1', target: 10 }] })
  })

  it('gets its own check once its pupils have taken the check of the class', async () => {
    school = await openSchoolOfWords()
    await make()
    const open = async (classCode: string, clientID: string) =>
      z.parse(
        z.object({ data: z.object({ checkID: z.int() }) }),
        (await school.call('POST /checks', { as, body: { classCode, clientID } })).body,
      ).data.checkID
    const mine = async (who: 'alice' | 'bruno') => (await school.call('GET /checks/mine', { as: who })).body
    const ofClass = await open('4-1', FARM)
    const ofGroup = await open(FOXES, ZOO)
    const take = (checkID: number, who: 'alice' | 'bruno') =>
      school.call(`POST /checks/${checkID}/results`, { as: who, body: { phase: 'before', answers: [] } })
    expect(await mine('alice')).toMatchObject({ data: { checkID: ofClass } })
    await take(ofClass, 'alice')
    expect(await mine('alice')).toMatchObject({ data: { checkID: ofGroup } })
    expect((await take(ofGroup, 'bruno')).status).toBe(409)
    expect((await take(ofGroup, 'alice')).status).toBe(201)
    expect(await mine('alice')).toMatchObject({ data: null })
    await school.call(`DELETE /groups/${encodeURIComponent(FOXES)}`, { as })
    expect(await school.db.$count(checks)).toBe(1)
    expect(await school.db.$count(checkResults)).toBe(1)
  })

  it("decides the theme of its pupils' missions if it has a lesson, even from another grade", async () => {
    school = await openSchoolOfWords()
    await linkTo(school, 'Page_Grade5_Vocabulary_Cafe_Food', 5)
    await make()
    await makeLesson({ classCodes: ['4-1'], steps: [{ clientID: FARM }] })
    await makeLesson({ steps: [{ clientID: ZOO }] })
    const themes = async (who: 'alice' | 'bruno') => {
      const { body } = await school.call(`GET /words/${people[who].id}/mission`, { as: who })
      const { data } = z.parse(
        z.object({ data: z.looseObject({ words: z.array(z.looseObject({ page: z.string() })) }) }),
        body,
      )
      return [...new Set(data.words.map(({ page }) => page))]
    }
    expect(await themes('alice')).toEqual([ZOO])
    expect(await themes('bruno')).toEqual([FARM])
  })

  it.each([
    ['erased', () => school.call(`DELETE /user/${alice.id}`, { as })],
    [
      'made an administrator',
      () => school.call(`PATCH /user/${alice.id}`, { as, body: { isAdmin: true, password: PASSWORD } }),
    ],
  ])('no longer contains a pupil once %s', async (_what, leave) => {
    await make({ userIDs: [alice.id, bruno.id] })
    await make({ groupID: OWLS, name: 'Les hiboux' })
    const key = pupilKey(alice.id)
    await makeLesson({ classCodes: [key, '4-1'] })
    await school.db.insert(liveGames).values({
      code: 'BCDF',
      title: 'x',
      plan: '{}',
      classCodes: JSON.stringify([key]),
      created: '2026-11-18T12:00:00.000Z',
    })
    await school.db.insert(classGoals).values({ classCode: key, kind: 'words', target: 5 })
    await school.db.insert(checks).values({
      classCode: key,
      clientID: FARM,
      title: 'x',
      forms: '[[],[]]',
      created: '2026-11-18T12:00:00.000Z',
    })
    expect((await school.call(`GET /export/user/${alice.id}`, { as })).body).toMatchObject({
      addressed: [
        { kind: 'lesson' },
        { kind: 'liveGame', id: 'BCDF' },
        { kind: 'goal', id: 'words' },
        { kind: 'check' },
      ],
    })
    expect((await leave()).status).toBe(200)
    expect(await list()).toMatchObject({ data: [{ userIDs: [] }, { userIDs: [bruno.id] }] })
    expect(await school.db.select({ classCodes: lessons.classCodes }).from(lessons)).toEqual([
      { classCodes: '["4-1"]' },
    ])
    expect(await school.db.select({ classCodes: liveGames.classCodes }).from(liveGames)).toEqual([
      { classCodes: '[]' },
    ])
    expect(await school.db.$count(classGoals)).toBe(0)
    expect(await school.db.$count(checks)).toBe(0)
  })

  it('is never sent to pupils', async () => {
    await make({ name: 'SECRET', userIDs: [alice.id, bruno.id] })
    const code = await makeLesson()
    await school.call(`PUT /class-goals/${encodeURIComponent(FOXES)}`, {
      as,
      body: { kind: 'words', target: 5 },
    })
    const paths = [
      ...['user', 'lessons', `lessons/${code}`, 'class-goals', 'checks/mine', 'menulinks/cache', 'settings'],
      ...['', '/mission', '/album'].map((each) => `words/${alice.id}${each}`),
    ]
    for (const path of paths)
      expect(JSON.stringify((await school.call(`GET /${path}`, { as: 'alice' })).body), path).not.toMatch(
        /SECRET|group:/,
      )
    const room = await school.call('POST /auth/room', { as: 'alice' })
    const claims = JSON.stringify(room.body).split('.')[1] ?? ''
    expect(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/SECRET|group:/)
    expect(await school.db.$count(groupMembers)).toBe(2)
  })
})

describe('a lesson that a pupil missed', () => {
  const THURSDAY = '2026-11-19T15:00:00.000Z'

  it('is listed first until the pupil has finished it, if others did steps of it', async () => {
    const yesterday = await makeLesson({ classCodes: ['4-1'] })
    await done(yesterday, 'bruno')
    school.clock.set(THURSDAY)
    const today = await makeLesson({ classCodes: ['4-1'], firstDay: '2026-11-19', lastDay: '2026-11-19' })
    expect(await ownLessons('alice')).toEqual([yesterday, today])
    expect(await ownLessons('bruno')).toEqual([today])
    expect((await school.call(`GET /lessons/${yesterday}`, { as: 'alice' })).body).toMatchObject({
      data: { isMissed: true, classCodes: [] },
    })
    expect(await school.call(`GET /lessons/${yesterday}`, { as: 'bruno' })).toMatchObject({ status: 404 })
    await done(yesterday)
    expect(await ownLessons('alice')).toEqual([yesterday, today])
    await school.db
      .insert(lessonSteps)
      .values({ code: yesterday, userID: alice.id, clientID: zoo, doneAt: THURSDAY })
    expect(await ownLessons('alice')).toEqual([today])
  })

  it('is not listed if nobody did it, if it is for others, or after a week', async () => {
    const code = await makeLesson({ classCodes: ['4-1'] })
    await school.db.update(users).set({ createdAt: '2026-11-19T12:00:00.000Z' }).where(eq(users.id, bruno.id))
    school.clock.set(THURSDAY)
    expect(await ownLessons('alice')).toEqual([])
    await school.db
      .insert(lessonSteps)
      .values({ code, userID: people.chloe.id, clientID: farm, doneAt: '2026-11-18T15:00:00.000Z' })
    expect(await ownLessons('alice')).toEqual([code])
    // Bruno's account is newer than the lesson.
    expect(await ownLessons('bruno')).toEqual([])
    school.clock.set('2026-11-27T15:00:00.000Z')
    expect(await ownLessons('alice')).toEqual([])
  })
})
