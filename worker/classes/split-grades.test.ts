import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { classes, users } from '../db/schema.ts'
import { accountCalls, zoe } from '../testing/account-calls.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno, madame } = people
let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { add, change, rowOf } = accountCalls(() => school)

const as = 'madame'
const split = (lastGrade: number | null = 5) =>
  school.call('PUT /classes/4-1', { as, body: { teacherName: 'Mme Bravo', grade: 4, lastGrade } })
const changeSeveral = (userIDs: number[], changes: object) =>
  school.call('PATCH /user/several', { as, body: { userIDs, idempotencyKey: 'k', ...changes } })
const gradeInSession = async (userName: string) =>
  (await school.call('POST /auth/login', { body: { userName } })).body

describe('a split class', () => {
  it('has a last grade, which other changes of the class keep', async () => {
    expect((await school.call('GET /classes', { as })).body).toMatchObject({ data: [{ lastGrade: null }] })
    expect((await split()).body).toMatchObject({ data: { grade: 4, lastGrade: 5 } })
    const body = { teacherName: 'Mme Roy', grade: 4 }
    expect((await school.call('PUT /classes/4-1', { as, body })).body).toMatchObject({
      data: { lastGrade: 5 },
    })
    expect((await split(7)).status).toBe(400)
    expect((await split(null)).body).toMatchObject({ data: { lastGrade: null } })
  })

  it("gives each pupil's session the pupil's own grade, else the lowest", async () => {
    await split()
    expect(await change(bruno.id, { grade: 5 })).toMatchObject({ status: 200, body: { user: { grade: 5 } } })
    expect(await gradeInSession('bruno')).toMatchObject({ user: { grade: 5 } })
    expect((await school.call('POST /auth/refresh', { as: 'bruno' })).body).toMatchObject({
      user: { grade: 5 },
    })
    expect(await gradeInSession('alice')).toMatchObject({ user: { grade: 4 } })
    expect(await add({ ...zoe, grade: 5 })).toMatchObject({ status: 201, body: { user: { grade: 5 } } })
    await split(null)
    expect(await gradeInSession('bruno')).toMatchObject({ user: { grade: 4 } })
  })

  it('changes the grade of several pupils, all or none', async () => {
    await split()
    await school.db.insert(classes).values({ classCode: '6-1', teacherName: '', grade: 6 })
    expect(await changeSeveral([alice.id, bruno.id], { grade: 5 })).toMatchObject({
      body: { done: [alice.id, bruno.id], refused: [] },
    })
    await school.db.update(users).set({ classCode: '6-1' }).where(eq(users.id, bruno.id))
    expect(await changeSeveral([alice.id, bruno.id], { grade: 4 })).toMatchObject({
      status: 400,
      body: {
        message: "La classe 6-1 n'a pas l'année 4. Ses années : 6. Changez d'abord la classe.",
      },
    })
    expect(await rowOf(alice.id)).toMatchObject({ grade: 5 })
    expect(await changeSeveral([bruno.id], { classCode: '4-1', grade: 5 })).toMatchObject({ status: 200 })
  })

  it('refuses a grade that the class lacks, and keeps none for administrators', async () => {
    const refused = { status: 400, body: { error: { code: 'gradeOfOtherClass' } } }
    expect(await change(alice.id, { grade: 5 })).toMatchObject(refused)
    expect(await add({ ...zoe, grade: 5 })).toMatchObject(refused)
    expect(await change(alice.id, { grade: 7 })).toMatchObject({ status: 400 })
    await change(madame.id, { grade: 5 })
    expect(await rowOf(madame.id)).toMatchObject({ grade: null })
  })

  it("advances the pupils' grades with the school year", async () => {
    await split()
    await school.db.insert(classes).values({ classCode: '5-1', teacherName: '', grade: 5, lastGrade: 6 })
    await change(bruno.id, { grade: 5 })
    const moves = [{ classCode: '4-1', action: 'promote', to: '5-1' }]
    expect((await school.call('POST /school-year', { as, body: { moves } })).status).toBe(200)
    expect(await gradeInSession('alice')).toMatchObject({ user: { grade: 5 } })
    expect(await gradeInSession('bruno')).toMatchObject({ user: { grade: 6 } })
  })

  it('receives pupils promoted from a single-grade class in their next grade', async () => {
    await school.db.insert(classes).values([
      { classCode: '3-1', teacherName: '', grade: 3 },
      { classCode: '4-5', teacherName: '', grade: 4, lastGrade: 5 },
    ])
    await school.db.update(users).set({ classCode: '3-1' }).where(eq(users.id, bruno.id))
    const moves = ['3-1', '4-1'].map((classCode) => ({ classCode, action: 'promote', to: '4-5' }))
    expect((await school.call('POST /school-year', { as, body: { moves } })).status).toBe(200)
    expect(await rowOf(alice.id)).toMatchObject({ grade: 5 })
    expect(await rowOf(bruno.id)).toMatchObject({ grade: 4 })
    const back = [{ classCode: '4-5', action: 'promote', to: '4-1' }]
    expect((await school.call('POST /school-year', { as, body: { moves: back } })).status).toBe(200)
    expect(await rowOf(alice.id)).toMatchObject({ grade: null })
  })

  it('receives pupils moved during the year in the grade of their former class', async () => {
    await split()
    await school.db.insert(classes).values({ classCode: '5-1', teacherName: '', grade: 5 })
    await school.db.update(users).set({ classCode: '5-1' }).where(eq(users.id, bruno.id))
    expect(await changeSeveral([alice.id, bruno.id], { classCode: '4-1' })).toMatchObject({ status: 200 })
    expect(await rowOf(alice.id)).toMatchObject({ grade: 4 })
    expect(await rowOf(bruno.id)).toMatchObject({ grade: 5 })
    expect(await changeSeveral([bruno.id], { classCode: '5-1' })).toMatchObject({ status: 200 })
    expect(await rowOf(bruno.id)).toMatchObject({ grade: null })
  })
})
