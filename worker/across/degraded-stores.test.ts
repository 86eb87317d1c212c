import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { menuAnswer } from '../../domain/api/menu.ts'
import { schoolYearAnswer } from '../../domain/api/school-year.ts'
import { classes, users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import {
  armBonus,
  expectConsistentBonuses,
  postActivity,
  postBravo,
  readStoredRows,
  winBonus,
} from '../testing/earning-calls.ts'
import { slow, stale } from '../testing/faulty.ts'
import { games, people } from '../testing/rows.ts'
import { openSchool } from '../testing/school.ts'

const [farm = ''] = games

it('counts ten games once each and gives two Bravos if a slow database answers out of order', async () => {
  const school = await openSchool({ DB: slow(bindings.DB) })
  const counted = await Promise.all([...games, ...games].map((clientID) => postActivity(school, clientID)))
  expect(counted.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const claims = await Promise.all(Array.from({ length: 4 }, () => postBravo(school)))
  expect(claims.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  const { activities, bravos } = await readStoredRows(school)
  expect([activities.length, bravos.length]).toEqual([games.length, 2])
  await expectConsistentBonuses(school)
})

it('promotes nobody twice if two concurrent school-year changes read before either writes', async () => {
  const { promise: haveLooked, resolve } = Promise.withResolvers<void>()
  let changes = 0
  const batch = async (statements: D1PreparedStatement[]) => {
    changes += 1
    if (changes === 2) resolve()
    await haveLooked
    return bindings.DB.batch(statements)
  }
  const school = await openSchool({ DB: Object.assign(Object.create(bindings.DB), { batch }) })
  const later = ['5-1', '6-1'].map((classCode) => ({ classCode, teacherName: '', grade: 5 }))
  await school.db.insert(classes).values(later)
  const promote = (classCode: string, to: string) => ({ classCode, action: 'promote', to })
  const moves = [promote('4-1', '5-1'), promote('5-1', '6-1'), { classCode: '6-1', action: 'erase' }]
  const change = (query: string, stamp?: string) =>
    school.call(`POST /school-year${query}`, { as: 'madame', body: { moves, stamp } })
  const { stamp } = z.parse(schoolYearAnswer, (await change('?dryRun=1')).body)
  const answers = await Promise.all([change('', stamp), change('', stamp)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const alice = await school.db.select().from(users).where(eq(users.id, people.alice.id)).get()
  expect(alice?.classCode).toBe('5-1')
})

it('shows every change of the menu although KV is one minute stale', async () => {
  const now = { current: new Date() }
  const school = await openSchool({ CACHE: stale(bindings.CACHE, () => now.current) })
  const read = async () => z.parse(menuAnswer, (await school.call('GET /menulinks')).body)
  for (const displayName of ['Un', 'Deux', 'Trois']) {
    const [link] = (await read()).menulinks.filter(({ clientID }) => clientID === farm)
    await school.call('POST /menulinks', { as: 'madame', body: { link: { ...link, displayName } } })
    const { menulinks } = await read()
    expect(menulinks.find(({ clientID }) => clientID === farm)?.displayName).toBe(displayName)
    now.current = new Date(now.current.getTime() + 60_000)
  }
})

it('gives a Bravo even if the room is unreachable', async () => {
  const unreachable = {
    idFromName: () => '',
    get: () => ({ fetch: () => Promise.reject(new Error('Gone')) }),
  }
  const school = await openSchool({ MAIN: Object.assign(Object.create(bindings.MAIN), unreachable) })
  await armBonus(school)
  expect((await winBonus(school)).status).toBe(200)
  expect((await readStoredRows(school)).counts).toMatchObject([{ userID: people.alice.id, count: 3 }])
  await expectConsistentBonuses(school)
})
