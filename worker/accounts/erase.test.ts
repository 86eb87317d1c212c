import { eq, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { userExport } from '../../domain/api/export.ts'
import * as schema from '../db/schema.ts'
import { attempts, bonus, bonusClaims, importedPupils, users } from '../db/schema.ts'
import { fillPupil } from '../testing/full-pupil.ts'
import { games, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno, madame } = people

let school: School
beforeEach(async () => {
  school = await openSchool()
  await fillPupil(school.db, alice.id, 'alice')
  await fillPupil(school.db, bruno.id, 'bruno')
})

/** Every column that refers to a user, in every table of the schema. */
const referring = Object.values(schema).flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    return foreignTable === users ? columns.map((column) => ({ table, column })) : []
  }),
)

async function countRows(userID: number): Promise<Record<string, number>> {
  const counts = referring.map(async ({ table, column }) => {
    const rows = await school.db.$count(table, eq(column, userID))
    return [`${getTableName(table)}.${column.name}`, rows] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

const erase = (id: number, as: 'alice' | 'madame' = 'madame') => school.call(`DELETE /user/${id}`, { as })

describe('erasing a pupil', () => {
  it("erases every row about them in every table, and no other pupil's rows", async () => {
    const before = await countRows(alice.id)
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(8)
    // The fixture must fill every table: an empty one proves nothing.
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([])
    const others = await countRows(bruno.id)

    expect(await erase(alice.id)).toMatchObject({ status: 200, body: { success: true } })

    expect(Object.values(await countRows(alice.id)).every((rows) => rows === 0)).toBe(true)
    expect(await countRows(bruno.id)).toEqual(others)
    const left = await school.db.select().from(attempts)
    expect(left.map(({ subject }) => subject).toSorted()).toEqual([
      `code:${bruno.id}`,
      `log:${bruno.id}`,
      `name:bruno`,
      `password:${bruno.id}`,
      `pictures:${bruno.id}:`,
      `pictures:${bruno.id}:address`,
      `pin:${bruno.id}`,
      `recoveryCode:${bruno.id}`,
    ])
    expect(await school.db.select().from(users).where(eq(users.id, alice.id))).toEqual([])
  })

  it('ends their sessions; the token never opens an account added later', async () => {
    const token = await school.token('alice')
    await erase(alice.id)
    expect((await school.call('GET /user', { token })).status).toBe(401)
    expect((await school.call('POST /auth/login', { body: { userName: 'alice' } })).status).toBe(404)
    const body = { userName: 'alice', displayName: 'Alice', classCode: '4-1' }
    const added = await school.call('POST /user', { as: 'madame', body })
    expect(added).toMatchObject({ status: 201, body: { user: { id: 6 } } })
    expect((await school.call('GET /user', { token })).status).toBe(401)
  })

  it('answers 404 once the pupil is erased', async () => {
    const answers = await Promise.all([erase(alice.id), erase(alice.id), erase(alice.id)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect((await erase(alice.id)).status).toBe(404)
  })

  it("is refused for one's own account, for pupils and for invalid ids", async () => {
    expect((await erase(madame.id)).status).toBe(409)
    expect((await erase(bruno.id, 'alice')).status).toBe(403)
    expect((await erase(alice.id, 'alice')).status).toBe(403)
    expect((await school.call('DELETE /user/me', { as: 'madame' })).status).toBe(400)
    expect(await countRows(bruno.id)).toMatchObject({ 'activities.user_id': 1 })
  })
})

describe('the bonus of an erased pupil', () => {
  const page = games[0] ?? ''
  const claim = (claimID: string) =>
    school.db
      .insert(bonus)
      .values({ id: 1, isActive: true, clientID: page, claimID, updated: null })
      .onConflictDoUpdate({
        target: bonus.id,
        set: { isActive: true, clientID: page, claimID },
      })
  const state = () => school.db.select().from(bonus).get()

  it('can be claimed again if it was not awarded yet', async () => {
    await claim(`claim:${alice.id}`)
    await erase(alice.id)
    expect(await state()).toMatchObject({ isActive: true, clientID: page, claimID: null })
  })

  it('ends if it was awarded', async () => {
    await claim(`claim:${alice.id}`)
    await school.db
      .update(bonusClaims)
      .set({ awardedAt: '2026-11-17T15:00:00.000Z' })
      .where(eq(bonusClaims.userID, alice.id))
    await erase(alice.id)
    expect(await state()).toMatchObject({ isActive: false, claimID: null })
  })

  it('stays if another pupil claimed it', async () => {
    await claim(`claim:${bruno.id}`)
    await erase(alice.id)
    expect(await state()).toMatchObject({ isActive: true, claimID: `claim:${bruno.id}` })
  })
})

describe('the export of a pupil', () => {
  const requestExport = (as?: 'alice' | 'bruno' | 'madame', id: number = alice.id) =>
    school.call(`GET /export/user/${id}`, { as })

  it('is one file with everything stored about them', async () => {
    await school.db.update(users).set({ pin: '1234' }).where(eq(users.id, alice.id))
    const { status, headers, body } = await requestExport('madame')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="user-2.json"')
    expect(headers.get('content-type')).toContain('application/json')
    const file = z.parse(userExport, body)
    expect(file).toMatchObject({
      exported: school.clock.now.toISOString(),
      user: { id: alice.id, userName: 'alice', pin: '1234', hasPin: true, hasPassword: false },
      whitelist: [{ clientID: 'Page_Grade5_Vocabulary_Cafe' }],
      activities: [{ userID: alice.id, description: 'Mémoire – Farm' }],
      activityAnswers: [{ idempotencyKey: 'k' }],
      bravos: [{ source: 'admin', reason: 'For a song' }],
      bravoCounts: [{ month: '2026-11', count: 1 }],
      bonuses: [{ bravoCount: 3, activityCount: 0, awardedAt: null, clearedAt: null }],
      multiplayerScores: [{ week: '2026-11-15', correctAnswers: 7 }],
      videos: [{ clientID: 'Page_Videos', video: 'a song' }],
      traces: [{ clientID: 'Page_Home' }],
      attempts: [
        'code:2',
        'log:2',
        'name:alice',
        'password:2',
        'pictures:2:',
        'pictures:2:address',
        'pin:2',
        'recoveryCode:2',
      ].map((subject) => ({ subject })),
    })
    // It contains every table that refers to a user.
    const lists = Object.values(file).filter((part) => Array.isArray(part))
    const tables = new Set(referring.map(({ table }) => table))
    expect(lists.length).toBe(tables.size + 2)
    for (const list of lists) expect(list.length).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain('bruno')
  })

  const requestExportBy = async (by: 'name' | 'card' | 'pictures', id: number = alice.id) =>
    school.call(`GET /export/user/${id}`, { token: await school.token('alice', { by }) })

  it('is given to administrators, and to the pupil if they signed in with a card', async () => {
    expect((await requestExportBy('card')).status).toBe(200)
    for (const by of ['name', 'pictures'] as const)
      expect(await requestExportBy(by)).toMatchObject({
        status: 403,
        body: {
          error: { code: 'proofNeeded' },
          message: "Il faut entrer avec sa carte pour faire cela, ou demander à l'enseignante.",
        },
      })
    expect(await requestExportBy('card', bruno.id)).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden' } },
    })
    expect((await requestExport('bruno')).status).toBe(403)
    expect((await requestExport()).status).toBe(401)
    expect((await requestExport('madame', 999)).status).toBe(404)
    expect((await requestExportBy('card', 999)).status).toBe(403)
    expect((await school.call('GET /export/user/x', { as: 'madame' })).status).toBe(400)
  })

  it('contains no PIN and no groups if the pupil requests it', async () => {
    await school.db.update(users).set({ pin: '8317' }).where(eq(users.id, alice.id))
    const { body } = await requestExportBy('card')
    expect(z.parse(userExport, body).user).toMatchObject({ pin: null, hasPin: true })
    expect(body).toMatchObject({ groups: [] })
    expect(JSON.stringify(body)).not.toContain('8317')
  })

  it.each([
    [
      'the values that an import stores',
      ['alice', 'Alice', '4-1', null, 0, 5, 0],
      { classCode: '4-1', grade: 5, isEnabled: false },
    ],
    [
      'a pupil without class and grade',
      ['alice', 'Alice', null, null, 0, null, 1],
      { classCode: '', grade: null, isEnabled: true },
    ],
    [
      'an early import without grades',
      ['alice', 'Alice', '4-1', null, 0],
      { classCode: '4-1', grade: null, isEnabled: null },
    ],
  ])(
    'contains the account as it was before the last imported class list: %s',
    async (_what, former, exported) => {
      await school.db.update(importedPupils).set({ former: JSON.stringify(former) })
      const { status, body } = await requestExport('madame')
      expect(status).toBe(200)
      expect(body).toMatchObject({ imports: [{ former: { userName: 'alice', ...exported } }] })
    },
  )

  it('contains whether a password is set, but not its hash', async () => {
    const { body } = await requestExport('madame', madame.id)
    expect(z.parse(userExport, body).user.hasPassword).toBe(true)
    expect(JSON.stringify(body)).not.toContain('pbkdf2')
  })
})
