import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { groupsAnswer } from '../../domain/api/group.ts'
import { pupilKey } from '../../domain/audience.ts'
import { bindings } from '../testing/bindings.ts'
import { pages, people } from '../testing/rows.ts'
import { openSchool } from '../testing/school.ts'
import { classGoals, lessons, liveGames, users } from './schema.ts'

const { alice, bruno } = people
const GROUP = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7'

it('removes pupils whom an earlier version made administrators from groups and audiences', async () => {
  const school = await openSchool()
  const send = async (request: string, body: object) =>
    expect((await school.call(request, { as: 'madame', body })).status, request).toBeLessThan(300)
  await send('POST /groups', { groupID: GROUP, name: 'Les renards', userIDs: [alice.id, bruno.id] })
  const both = [alice.id, bruno.id].map(pupilKey)
  const day = '2026-11-18'
  const lesson = { title: 'La ferme', steps: [{ clientID: pages.open }], isOpenToVisitors: false }
  await send('POST /lessons', { ...lesson, firstDay: day, lastDay: day, classCodes: ['4-1', ...both] })
  const plan = { words: [], way: 'race', tasks: ['listen'], questions: 5, thinkSeconds: 0, seed: 1 }
  await school.db.insert(liveGames).values({
    ...{ code: 'GHJK', title: 'La ferme', created: school.clock.now.toISOString() },
    ...{ plan: JSON.stringify({ ...plan, showsNames: false, hasTablets: true }) },
    classCodes: JSON.stringify(both),
  })
  await school.db
    .insert(classGoals)
    .values(both.map((classCode) => ({ classCode, kind: 'words' as const, target: 20 })))
  await school.db.update(users).set({ isAdmin: true }).where(eq(users.id, alice.id))

  const migration = bindings.MIGRATIONS.find(({ name }) => name === '0039_admins_in_groups.sql')
  await bindings.DB.batch((migration?.queries ?? []).map((query) => bindings.DB.prepare(query)))

  const { body } = await school.call('GET /groups', { as: 'madame' })
  expect(z.parse(groupsAnswer, body).data.map(({ userIDs }) => userIDs)).toEqual([[bruno.id]])
  const [ofLesson] = await school.db.select({ keys: lessons.classCodes }).from(lessons)
  const [ofGame] = await school.db.select({ keys: liveGames.classCodes }).from(liveGames)
  expect(ofLesson?.keys).toBe(JSON.stringify(['4-1', pupilKey(bruno.id)]))
  expect(ofGame?.keys).toBe(JSON.stringify([pupilKey(bruno.id)]))
  expect(await school.db.select({ key: classGoals.classCode }).from(classGoals)).toEqual([
    { key: pupilKey(bruno.id) },
  ])
})
