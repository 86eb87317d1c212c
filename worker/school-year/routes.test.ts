import { eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pupilKey } from '../../domain/audience.ts'
import { activities, checks, classes, classGoals, groupMembers, pupilGroups, users } from '../db/schema.ts'
import { fillPupil } from '../testing/full-pupil.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno } = people

let school: School
beforeEach(async () => {
  school = await openSchool()
  await school.db.insert(classes).values([
    { classCode: '5-1', teacherName: '', grade: 5 },
    { classCode: '6-1', teacherName: '', grade: 6 },
  ])
  // Alice is in 4-1, Bruno in 5-1, Chloé was archived in 4-1.
  await school.db.update(users).set({ classCode: '5-1' }).where(eq(users.id, bruno.id))
  await fillPupil(school.db, alice.id, 'alice')
})

const change = (body: unknown, query = '') => school.call(`POST /school-year${query}`, { as: 'madame', body })
async function pupils() {
  const rows = await school.db.select().from(users).where(eq(users.isAdmin, false))
  return Object.fromEntries(
    rows.map(({ userName, classCode, isEnabled }) => [userName, isEnabled ? classCode : 'archived']),
  )
}
const promote = (classCode: string, to: string) => ({ classCode, action: 'promote', to })
const archive = (classCode: string) => ({ classCode, action: 'archive' })
const erase = (classCode: string) => ({ classCode, action: 'erase' })

describe('POST /school-year', () => {
  it('promotes all classes in one call, each pupil by one year', async () => {
    const moves = [promote('4-1', '5-1'), promote('5-1', '6-1')]
    expect(await change({ moves })).toMatchObject({
      status: 200,
      body: {
        success: true,
        moves: [
          { classCode: '4-1', action: 'promote', to: '5-1', pupils: 1 },
          { classCode: '5-1', action: 'promote', to: '6-1', pupils: 1 },
        ],
        archivedErased: 0,
      },
    })
    expect(await pupils()).toEqual({ alice: '5-1', bruno: '6-1', chloe: 'archived' })
  })

  it('archives leaving pupils, ends their sessions and keeps their data', async () => {
    const token = await school.token('alice')
    const remaining = await school.db.$count(activities, eq(activities.userID, alice.id))
    await change({ moves: [archive('4-1'), promote('5-1', '4-1')] })
    expect(await pupils()).toEqual({ alice: 'archived', bruno: '4-1', chloe: 'archived' })
    expect((await school.call('GET /user', { token })).status).toBe(401)
    expect(await school.db.$count(activities, eq(activities.userID, alice.id))).toBe(remaining)
    expect(remaining).toBeGreaterThan(0)
  })

  it('erases the enabled pupils of a class with all their data', async () => {
    await change({ moves: [erase('4-1'), promote('5-1', '4-1')] })
    expect(await pupils()).toEqual({ bruno: '4-1', chloe: 'archived' })
    expect(await school.db.$count(activities)).toBe(0)
  })

  it('closes checks and deletes goals of moved pupils and of their old and new classes', async () => {
    await school.db.insert(classes).values({ classCode: '3-1', teacherName: '', grade: 3 })
    await school.db.insert(pupilGroups).values({ groupID: 'group:a', name: 'Renards' })
    await school.db.insert(groupMembers).values({ groupID: 'group:a', userID: alice.id })
    const keys = ['3-1', '4-1', '5-1', '6-1', 'group:a', pupilKey(alice.id), pupilKey(bruno.id)]
    const check = { clientID: 'Page_Home', title: 'x', forms: '[[],[]]', created: '2026-06-01T12:00:00.000Z' }
    for (const classCode of keys) {
      await school.db
        .insert(checks)
        .values({ ...check, classCode, open: 'before' })
        .onConflictDoNothing()
      await school.db.insert(classGoals).values({ classCode, kind: 'words', target: 5 }).onConflictDoNothing()
    }
    await change({ moves: [erase('4-1')], eraseArchived: true })
    const left = async () => {
      const open = await school.db.select().from(checks).where(isNotNull(checks.open))
      const goals = await school.db.select().from(classGoals)
      expect(open.map(({ classCode }) => classCode).toSorted()).toEqual(
        goals.map((each) => each.classCode).toSorted(),
      )
      return goals.map(({ classCode }) => classCode).toSorted()
    }
    expect(await left()).toEqual(['3-1', '5-1', '6-1', pupilKey(bruno.id)])
    await change({ moves: [promote('5-1', '6-1')] })
    expect(await left()).toEqual(['3-1'])
    expect(await school.db.$count(checks, eq(checks.classCode, '6-1'))).toBe(1)
  })

  it('stores a backup that one call can restore', async () => {
    const before = await pupils()
    const { body } = await change({ moves: [erase('4-1'), promote('5-1', '4-1')] })
    const { keptID } = z.parse(z.object({ keptID: z.string() }), body)
    expect(await pupils()).not.toEqual(before)
    const token = await school.token('madame')
    expect(await school.call(`POST /backup/kept/${keptID}/restore`, { token })).toMatchObject({ status: 200 })
    expect(await pupils()).toEqual(before)
    expect(await school.db.$count(activities, eq(activities.userID, alice.id))).toBeGreaterThan(0)
    // A stale request makes no backup.
    await change({ moves: [], stamp: 'other' })
    const backups = await school.call('GET /backup/kept', { as: 'madame' })
    expect(backups.body).toMatchObject({ data: { length: 2 } })
  })

  it('erases previously archived pupils on request, but not those archived by the same call', async () => {
    const answer = await change({ moves: [archive('4-1')], eraseArchived: true })
    expect(answer).toMatchObject({ body: { moves: [{ pupils: 1 }], archivedErased: 1 } })
    expect(await pupils()).toEqual({ alice: 'archived', bruno: '5-1' })
  })

  it('returns the same figures in a dry run, without a change', async () => {
    const body = { moves: [erase('4-1'), promote('5-1', '6-1')], eraseArchived: true }
    const before = await pupils()
    const preview = await change(body, '?dryRun=1')
    expect(preview.body).toMatchObject({ keptID: null })
    expect(await pupils()).toEqual(before)
    expect((await change(body)).body).toEqual({ ...Object(preview.body), keptID: expect.any(String) })
    expect(await pupils()).toEqual({ bruno: '6-1' })
  })

  it('promotes nobody twice if the call is repeated after a lost response', async () => {
    const moves = [promote('4-1', '5-1'), promote('5-1', '6-1'), erase('6-1')]
    const { stamp } = z.parse(z.object({ stamp: z.string() }), (await change({ moves }, '?dryRun=1')).body)
    expect(await change({ moves, stamp })).toMatchObject({ status: 200, body: { stamp } })
    const after = await pupils()
    expect(await change({ moves, stamp })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/peut-être par ce changement même/) },
    })
    expect(await pupils()).toEqual(after)
    expect(after).toMatchObject({ alice: '5-1', bruno: '6-1' })
  })

  it('ignores pupils who join a class that does not move', async () => {
    const moves = [promote('4-1', '6-1')]
    const { stamp } = z.parse(z.object({ stamp: z.string() }), (await change({ moves }, '?dryRun=1')).body)
    await school.db.update(users).set({ classCode: '6-1' }).where(eq(users.id, bruno.id))
    expect(await change({ moves, stamp })).toMatchObject({ status: 200 })
  })

  it('leaves out other classes and administrators', async () => {
    await school.db.update(users).set({ classCode: '4-1' }).where(eq(users.id, people.madame.id))
    await change({ moves: [erase('4-1')] })
    expect(await pupils()).toEqual({ bruno: '5-1', chloe: 'archived' })
    expect((await school.call('GET /logs', { as: 'madame' })).status).toBe(200)
  })

  it.each([
    [
      'a class named twice',
      { moves: [archive('4-1'), erase('4-1')] },
      /doit nommer chaque classe une seule fois/,
    ],
    ['an unknown class', { moves: [archive('9-9')] }, /« 9-9 »/],
    ['an unknown class to go to', { moves: [promote('4-1', '9-9')] }, /« 9-9 »/],
    ['an unknown action', { moves: [{ classCode: '4-1', action: 'expel' }] }, /moves\.0/],
    ['nothing', {}, /^moves manque/],
  ])('refuses %s and changes nothing', async (_title, body, message) => {
    const before = await pupils()
    expect(await change(body)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    })
    expect(await pupils()).toEqual(before)
  })

  it('allows only administrators', async () => {
    const body = { moves: [erase('4-1')] }
    expect((await school.call('POST /school-year', { body })).status).toBe(401)
    expect((await school.call('POST /school-year', { as: 'alice', body })).status).toBe(403)
    expect(await pupils()).toHaveProperty('chloe')
  })
})
