import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { checkResults, checks, classGoals, lessons, liveGames, substitutes, users } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const as = 'madame'
const list = async () => (await school.call('GET /classes', { as })).body

describe('the classes of the school', () => {
  it('are listed by code', async () => {
    expect(await list()).toMatchObject({
      success: true,
      data: [{ classCode: '4-1', teacherName: 'Mme Bravo', grade: 4 }],
    })
  })

  it('can be added and changed, and deleted while empty', async () => {
    const body = { teacherName: ' Mme Roy ', grade: 5 }
    const added = { classCode: '5-3', teacherName: 'Mme Roy', grade: 5 }
    expect(await school.call('PUT /classes/5-3', { as, body })).toMatchObject({
      status: 200,
      body: { success: true, data: added },
    })
    const again = await school.call('PUT /classes/5-3', { as, body: { ...body, grade: 6 } })
    expect(again.body).toMatchObject({ data: { ...added, grade: 6 } })
    expect(await list()).toMatchObject({ data: [{ classCode: '4-1' }, { ...added, grade: 6 }] })
    expect((await school.call('DELETE /classes/5-3', { as })).status).toBe(200)
    expect((await school.call('DELETE /classes/5-3', { as })).status).toBe(404)
  })

  it('let devices record by default, and sessions report the setting', async () => {
    const put = (changes: object) =>
      school.call('PUT /classes/4-1', { as, body: { teacherName: 'Mme Bravo', grade: 4, ...changes } })
    const hasMicrophones = async (userName: string) =>
      z.parse(sessionAnswer, (await school.call('POST /auth/login', { body: { userName } })).body).user
        .hasMicrophones
    expect(await list()).toMatchObject({ data: [{ hasMicrophones: true }] })
    expect(await hasMicrophones('alice')).toBe(true)
    expect((await put({ hasMicrophones: false })).body).toMatchObject({ data: { hasMicrophones: false } })
    // Saving other fields of the class does not change the setting.
    expect((await put({ teacherName: 'Mme Roy' })).body).toMatchObject({ data: { hasMicrophones: false } })
    expect(await hasMicrophones('alice')).toBe(false)
    expect((await school.call('POST /auth/refresh', { as: 'alice' })).body).toMatchObject({
      user: { hasMicrophones: false },
    })
    expect((await school.call('POST /auth/refresh', { as })).body).toMatchObject({
      user: { hasMicrophones: true },
    })
    await put({ hasMicrophones: true })
    expect(await hasMicrophones('alice')).toBe(true)
  })

  it('show English help by default, and sessions report the setting', async () => {
    const put = (changes: object) =>
      school.call('PUT /classes/4-1', { as, body: { teacherName: 'Mme Bravo', grade: 4, ...changes } })
    const signIn = () => school.call('POST /auth/login', { body: { userName: 'alice' } })
    expect(await list()).toMatchObject({ data: [{ englishHelp: 'shown' }] })
    expect((await signIn()).body).toMatchObject({ user: { englishHelp: 'shown' } })
    expect((await put({ englishHelp: 'sometimes' })).status).toBe(400)
    await put({ englishHelp: 'never' })
    // Saving other fields of the class does not change the setting.
    expect((await put({})).body).toMatchObject({ data: { englishHelp: 'never' } })
    expect((await signIn()).body).toMatchObject({ user: { englishHelp: 'never' } })
    await put({ englishHelp: 'onDemand' })
    expect((await school.call('POST /auth/refresh', { as: 'alice' })).body).toMatchObject({
      user: { englishHelp: 'onDemand' },
    })
    await put({ englishHelp: 'shown' })
  })

  it('cannot be deleted while they have pupils', async () => {
    await school.call('PUT /classes/5-3', { as, body: { teacherName: '', grade: 5 } })
    await school.db.update(users).set({ classCode: '5-3' }).where(eq(users.id, people.alice.id))
    expect(await school.call('DELETE /classes/5-3', { as })).toMatchObject({
      status: 409,
      body: { error: { code: 'classNotEmpty' } },
    })
    expect(await list()).toMatchObject({ data: [{ classCode: '4-1' }, { classCode: '5-3' }] })
  })

  it('can be deleted while empty, including the classes that a school ships with', async () => {
    await school.db.update(users).set({ classCode: null })
    expect(await school.call('DELETE /classes/4-1', { as })).toMatchObject({ status: 200 })
    expect(await list()).toMatchObject({ data: [] })
  })

  it('keep their data while they have pupils, and leave none to a later class with the same code', async () => {
    const at = '2026-11-18T12:00:00.000Z'
    const day = '2026-11-18'
    const ofBoth = '["4-1","5-1"]'
    const check = { clientID: 'Page_Zoo', title: 'x', forms: '[[],[]]', created: at, open: 'before' } as const
    const lesson = { title: 'x', steps: '[]', firstDay: day, lastDay: day, updated: at }
    await school.db.batch([
      school.db.insert(lessons).values({ ...lesson, code: 'BCDF', classCodes: ofBoth }),
      school.db
        .insert(liveGames)
        .values({ code: 'GHJK', title: 'x', plan: '{}', classCodes: ofBoth, created: at }),
      school.db.insert(checks).values([
        { ...check, classCode: '4-1' },
        { ...check, classCode: '5-1' },
      ]),
      school.db
        .insert(checkResults)
        .values({ userID: people.alice.id, checkID: 1, phase: 'before', right: 1, takenAt: at }),
      school.db.insert(classGoals).values({ classCode: '4-1', kind: 'words', target: 5 }),
      school.db.insert(substitutes).values(
        ['["4-1"]', ofBoth, '["5-1"]', '["4-1","6-1"]'].map((classCodes) => ({
          day,
          classCodes,
          createdAt: at,
        })),
      ),
    ])
    const codesIn = async (table: typeof lessons | typeof liveGames | typeof substitutes) =>
      (await school.db.select({ classCodes: table.classCodes }).from(table)).map(
        ({ classCodes }) => classCodes,
      )
    const left = async () => ({
      lessons: await codesIn(lessons),
      liveGames: await codesIn(liveGames),
      links: await codesIn(substitutes),
      checks: (await school.db.select().from(checks)).map(({ classCode }) => classCode),
      rows: (await school.db.$count(checkResults)) + (await school.db.$count(classGoals)),
    })
    const before = await left()
    expect((await school.call('DELETE /classes/4-1', { as })).status).toBe(409)
    expect(await left()).toEqual(before)
    await school.db.update(users).set({ classCode: null })
    expect((await school.call('DELETE /classes/4-1', { as })).status).toBe(200)
    expect(await left()).toEqual({
      lessons: ['["5-1"]'],
      liveGames: ['["5-1"]'],
      links: ['["5-1"]', '["6-1"]'],
      checks: ['5-1'],
      rows: 0,
    })
  })

  it.each([
    ['/classes/%3Cb%3E', { teacherName: '', grade: 4 }, 'La classe', 'classCode'],
    [`/classes/${'x'.repeat(21)}`, { teacherName: '', grade: 4 }, 'La classe', 'classCode'],
    ['/classes/4-2', { teacherName: '', grade: 7 }, "L'année", 'grade'],
    ['/classes/4-2', { teacherName: 'x'.repeat(81), grade: 4 }, "Le nom de l'enseignante", 'teacherName'],
  ])('name an invalid field in French and as in the API: PUT %s with %j', async (path, body, name, field) => {
    const answer = await school.call(`PUT ${path}`, { as, body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(new RegExp(`^${name} `)),
      error: { faults: [{ field }] },
    })
  })

  it.each(['GET /classes', 'PUT /classes/4-2', 'DELETE /classes/4-1'])(
    '%s is refused for pupils',
    async (call) => {
      expect(
        (await school.call(call, { as: 'alice', body: call.startsWith('PUT') ? {} : undefined })).status,
      ).toBe(403)
      expect((await school.call(call, { body: call.startsWith('PUT') ? {} : undefined })).status).toBe(401)
    },
  )
})
