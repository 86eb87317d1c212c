import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { BACKUP_TYPE } from '../../domain/api/backup.ts'
import { pupilKey } from '../../domain/audience.ts'
import {
  attempts,
  authenticators,
  checks,
  classGoals,
  groupMembers,
  lessons,
  passkeys,
  settings,
  traces,
  usedChallenges,
  users,
} from '../db/schema.ts'
import { changeBackup, download, type Lines, sendBackup, unpackBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { fillPupil } from '../testing/full-pupil.ts'
import { recordStatements } from '../testing/record-statements.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { madame, alice, bruno, ancienne } = people
const AT = '2026-11-17T15:00:00.000Z'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const userRow = ({ content }: Lines, id: number) =>
  Object(content.find(({ table, row }) => table === 'users' && Object(row).id === id)?.row)
const restored = async (change: (lines: Lines) => void) => {
  const answer = await sendBackup(school, await changeBackup(await download(school), change))
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
}

describe('sign-in locks and a restore', () => {
  const subjects = async () => (await school.db.select().from(attempts)).map(({ subject }) => subject)

  it('are not in backups, and are skipped in backups of an earlier version', async () => {
    await school.db.insert(attempts).values({ subject: 'name:madame', at: AT })
    const file = await download(school)
    expect(await unpackBackup(file)).not.toContain('name:madame')
    await restored(({ content }) => {
      for (const at of [AT, '9999-12-31T23:59:59.999Z', 'never'])
        content.push({ table: 'attempts', row: { attempt_id: 1, subject: 'name:alice', at, number: -1 } })
    })
    expect(await subjects()).toEqual(['name:madame'])
  })

  it('stay, except those of an id that now belongs to another user', async () => {
    const stay = ['name:madame', 'address:0123456789abcdef', `pin:${bruno.id}`, `pictures:${bruno.id}:0123ab`]
    const go = [`pin:${alice.id}`, `pictures:${alice.id}`, `pictures:${alice.id}:0123ab`]
    await school.db.insert(attempts).values([...stay, ...go].map((subject) => ({ subject, at: AT })))
    await restored((lines) => Object.assign(userRow(lines, alice.id), { user_name_key: 'zoe' }))
    expect(await subjects()).toEqual(stay)
  })
})

describe('second factors and a restore', () => {
  const factors = async () => ({
    passkeys: (await school.db.select().from(passkeys)).map(({ userID }) => userID),
    authenticators: (await school.db.select().from(authenticators)).map(({ userID }) => userID),
  })
  const addFactors = async (...ids: number[]) => {
    for (const userID of ids) {
      const key = { userID, publicKey: 'x', counter: 0, relyingParty: 'school.example', name: 'x' }
      await school.db.insert(passkeys).values({ ...key, passkeyID: `passkey:${userID}`, createdAt: AT })
      await school.db.insert(authenticators).values({ userID, secret: 'x', createdAt: AT })
    }
  }

  it('are not in backups, and stay with administrators who are still the same user', async () => {
    await addFactors(madame.id, ancienne.id)
    await school.db.insert(usedChallenges).values({ challenge: 'x', usedAt: AT })
    const text = await unpackBackup(await download(school))
    for (const table of ['passkeys', 'authenticators', 'used_challenges']) expect(text).not.toContain(table)
    await restored(() => undefined)
    const both = [madame.id, ancienne.id]
    expect(await factors()).toEqual({ passkeys: both, authenticators: both })
    expect(await school.db.$count(usedChallenges)).toBe(1)
  })

  it.each<[string, (row: object) => void]>([
    [
      'if the id belongs to another user',
      (row) => Object.assign(row, { user_name_key: 'zoe', user_name: 'zoe' }),
    ],
    ['if the account is a pupil’s', (row) => Object.assign(row, { is_admin: 0, password_hash: null })],
  ])('are removed %s', async (_what, change) => {
    await addFactors(madame.id, ancienne.id)
    await restored((lines) => change(userRow(lines, ancienne.id)))
    expect(await factors()).toEqual({ passkeys: [madame.id], authenticators: [madame.id] })
  })

  it('are removed if the account is gone', async () => {
    await addFactors(ancienne.id)
    await restored((lines) => {
      lines.content = lines.content.filter(({ row }) => Object(row).user_name !== 'ancienne')
    })
    expect(await factors()).toEqual({ passkeys: [], authenticators: [] })
  })

  it('follow the restoring administrator to another id', async () => {
    await addFactors(madame.id)
    await restored((lines) => {
      Object.assign(userRow(lines, madame.id), { id: 9 })
      Object.assign(lines.head, { lastUserID: 9 })
    })
    expect(await factors()).toEqual({ passkeys: [9], authenticators: [9] })
  })

  it.each([true, false])(
    'stay required, or not required, as before the restore: %j',
    async (requiresSecondFactor) => {
      await addFactors(madame.id)
      const file = await changeBackup(await download(school), ({ content }) => {
        const row = Object(content.find(({ table }) => table === 'settings')?.row)
        row.requires_second_factor = requiresSecondFactor ? 0 : 1
      })
      await school.db.update(settings).set({ requiresSecondFactor })
      const token = await school.token('madame', { by: 'passkey' })
      const headers = { 'content-type': BACKUP_TYPE }
      expect((await school.call('POST /backup/restore', { token, file, headers })).status).toBe(200)
      expect(await school.db.select().from(settings)).toMatchObject([{ requiresSecondFactor }])
    },
  )
})

it('restores no sessions of an account that was erased', async () => {
  const token = await school.token('alice')
  const file = await download(school)
  expect((await school.call(`DELETE /user/${alice.id}`, { as: 'madame' })).status).toBe(200)
  expect((await sendBackup(school, file)).status).toBe(200)
  expect(await school.db.select().from(users).where(eq(users.id, alice.id))).toHaveLength(1)
  expect((await school.call(`GET /activities/${alice.id}`, { token })).status).toBe(401)
})

it('keeps ended sessions until their last token has expired', async () => {
  const [expired, unexpired] = [AT, new Date(school.clock.now.getTime() + 1).toISOString()]
  const file = await download(school)
  const endedSessions = JSON.stringify({ expired, unexpired })
  await school.db.update(users).set({ endedSessions }).where(eq(users.id, alice.id))
  expect((await sendBackup(school, file)).status).toBe(200)
  const stored = await school.db.select().from(users).where(eq(users.id, alice.id))
  expect(stored).toMatchObject([{ endedSessions: JSON.stringify({ unexpired }) }])
})

it('removes administrators from the groups and audiences of a backup of an earlier version', async () => {
  const groupID = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const group = { groupID, name: 'Les renards', userIDs: [alice.id, bruno.id] }
  expect((await school.call('POST /groups', { as: 'madame', body: group })).status).toBe(201)
  const both = [alice.id, bruno.id].map(pupilKey)
  const day = '2026-11-18'
  const lesson = { title: 'x', steps: '[]', firstDay: day, lastDay: day, updated: AT }
  await school.db.insert(lessons).values({ ...lesson, code: 'BCDF', classCodes: JSON.stringify(both) })
  const goal = { kind: 'words', target: 20 } as const
  await school.db.insert(classGoals).values(both.map((classCode) => ({ ...goal, classCode })))
  await restored((lines) => Object.assign(userRow(lines, alice.id), { is_admin: 1 }))
  expect(await school.db.select().from(groupMembers)).toEqual([{ groupID, userID: bruno.id }])
  expect(await school.db.select({ keys: lessons.classCodes }).from(lessons)).toEqual([
    { keys: JSON.stringify([pupilKey(bruno.id)]) },
  ])
  expect(await school.db.select().from(classGoals)).toEqual([{ ...goal, classCode: pupilKey(bruno.id) }])
})

it('leaves only the newest check of a class open if a backup of an earlier version has several', async () => {
  const check = { class_code: '4-1', client_id: 'Page_Farm', title: 'x', forms: '[[],[]]', created: AT }
  await restored(({ content }) => {
    for (const [check_id, open] of [
      [3, 'after'],
      [1, 'before'],
      [2, null],
      [4, 'before'],
    ])
      content.push({ table: 'checks', row: { ...check, check_id, open } })
  })
  const rows = await school.db.select({ checkID: checks.checkID, open: checks.open }).from(checks)
  expect(rows).toEqual([
    { checkID: 1, open: null },
    { checkID: 2, open: null },
    { checkID: 3, open: null },
    { checkID: 4, open: 'before' },
  ])
})

it('stages rows with missing or reordered columns in no more parts than other rows', async () => {
  await fillPupil(school.db, alice.id, 'alice')
  const many = await changeBackup(await download(school), ({ content }) => {
    const { row } = content.find(({ table }) => table === 'traces') ?? {}
    for (let each = 0; each < 2000; each++) {
      const trace = { ...Object(row), trace_id: 100 + each }
      const log = { log_id: 100 + each, data: 'x', date_created: AT, date_received: AT }
      const name = `u${each}`
      const user = {
        id: 100 + each,
        user_name: name,
        user_name_key: name,
        display_name: name,
        avatar_url: '',
      }
      content.push({ table: 'traces', row: trace }, { table: 'logs', row: log })
      content.push({
        table: 'users',
        row: {
          ...user,
          created_at: AT,
          ...(each % 2 && { pin: '1234' }),
          ...(each % 3 && { is_enabled: 1 }),
        },
      })
    }
  })
  const { database, statements } = recordStatements(bindings.DB)
  const watched = await openSchool({ DB: database })
  expect((await sendBackup(watched, many)).status).toBe(200)
  const parts = statements.filter(({ sql }) =>
    sql.startsWith('INSERT INTO restore_parts (restore, part, created_at, content) VALUES'),
  )
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.length).toBeLessThan(40)
  expect(await watched.db.$count(traces)).toBe(2001)
  const [odd] = await watched.db.select().from(users).where(eq(users.id, 101))
  expect(odd).toMatchObject({ pin: '1234', isEnabled: true, isAdmin: false, endedSessions: '{}' })
})
