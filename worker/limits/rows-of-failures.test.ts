import { beforeEach, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../domain/bounds.ts'
import { classes, settings, users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { fillAttempts } from '../testing/fill-attempts.ts'
import { recordStatements, type Statement } from '../testing/record-statements.ts'
import { LIST_KEY, PASSWORD, people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'
import type { LimitName } from './limit.ts'

/** Maximum number of rows that D1 may read for a call. */
const MAX_ROWS = 45

const { bruno } = people
const RIGHT = ['chat', 'pomme', 'chat']
const WRONG = ['pomme', 'pomme', 'chat']

const calls: Record<string, [request: string, options: CallOptions]> = {
  'an unknown name': ['POST /auth/login', { body: { userName: 'nobody' } }],
  'a bad card': ['POST /auth/card', { body: { card: 'x' } }],
  'an unknown tile': ['POST /auth/pictures', { body: { key: LIST_KEY, userID: 999, pictures: RIGHT } }],
  'a wrong password': ['POST /auth/admin', { body: { userName: 'madame', password: 'wrong' } }],
  'the right password': ['POST /auth/admin', { body: { userName: 'madame', password: PASSWORD } }],
  'wrong pictures': ['POST /auth/login', { body: { userName: 'alice', pictures: WRONG } }],
  'the right pictures': ['POST /auth/login', { body: { userName: 'alice', pictures: RIGHT } }],
  'no pictures yet': ['POST /auth/login', { body: { userName: 'alice' } }],
  'a wrong PIN': [`GET /user/0000/${bruno.id}`, { as: 'bruno' }],
  'the right PIN': [`GET /user/1234/${bruno.id}`, { as: 'bruno' }],
  'a fault': ['POST /logs', { body: { data: 'x', dateCreated: '2026-11-18T14:59:58.123Z' } }],
  'the locks of a class': ['GET /secret-pictures?classCode=4-1', { as: 'madame' }],
}

let school: School
let statements: Statement[]
beforeEach(async () => {
  const watched = recordStatements(bindings.DB)
  school = await openSchool({ DB: watched.database })
  statements = watched.statements
  await school.db.update(classes).set({ usesPictures: true })
  await school.db.update(users).set({ secretPictures: RIGHT.join(' '), pin: '1234' })
  await school.db.update(settings).set({ enablePIN: true })
  for (const [request, options] of Object.values(calls)) await school.call(request, options)
})

/** The status of each call, and the maximum of rows that D1 read for any of them. */
async function outcome() {
  const statuses: Record<string, number> = {}
  const rowsRead: Record<string, number> = {}
  for (const [name, [request, options]] of Object.entries(calls)) {
    statements.length = 0
    statuses[name] = (await school.call(request, options)).status
    rowsRead[name] = statements.reduce((sum, statement) => sum + statement.rowsRead, 0)
  }
  return { statuses, rowsRead }
}

type Filled = LimitName | 'pictures'
const limits: LimitName[] = ['name', 'address', 'pin', 'log']
const free = {
  'an unknown name': 404,
  'a bad card': 404,
  'an unknown tile': 404,
  'a wrong password': 404,
  'the right password': 200,
  'wrong pictures': 200,
  'the right pictures': 200,
  'no pictures yet': 200,
  'a wrong PIN': 200,
  'the right PIN': 200,
  'a fault': 201,
  'the locks of a class': 200,
}
const locked = Object.fromEntries(
  Object.keys(free).map((name) => [name, name === 'the locks of a class' ? 200 : 429]),
)

it.each<[string, number[], Filled[], Record<string, number>]>([
  ['3,000 failures within a minute', [...new Array(3000).fill(MINUTE / 2)], [...limits, 'pictures'], locked],
  ['3,000 failures of the day before', [...new Array(3000).fill(DAY)], limits, free],
  [
    'just too few failures of an address to lock it',
    [...new Array(2000).fill(DAY), ...new Array(880).fill(HOUR), ...new Array(80).fill(MINUTE)],
    ['address'],
    free,
  ],
])('reads few rows for any sign-in after %s', async (_, ages, filled, statuses) => {
  const instants = ages.map((age) => new Date(school.clock.now.getTime() - age))
  for (const limit of filled) await fillAttempts(school.db, limit, instants)
  const found = await outcome()
  expect(found.statuses).toEqual(statuses)
  expect(Math.max(...Object.values(found.rowsRead)), JSON.stringify(found.rowsRead)).toBeLessThanOrEqual(
    MAX_ROWS,
  )
})

it('reads no attempts of an address while its lock is cached', async () => {
  const { clock, db } = school
  const [request, options] = calls['an unknown name'] ?? ['', {}]
  const queriesAttempts = async () => {
    statements.length = 0
    const { status } = await school.call(request, options)
    return { status, queries: statements.filter(({ sql }) => sql.includes('attempts')).length }
  }
  await fillAttempts(db, 'address', new Array(101).fill(clock.now))
  expect(await queriesAttempts()).toEqual({ status: 429, queries: 2 })
  expect(await queriesAttempts()).toEqual({ status: 429, queries: 0 })
  clock.advance(5 * MINUTE)
  expect(await queriesAttempts()).toEqual({ status: 404, queries: 2 })
})
