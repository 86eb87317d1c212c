import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, READ_LIMITS, WRITE_LIMITS } from '../../domain/bounds.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { createTally, type Tally } from '../../domain/tally.ts'
import { users } from '../db/schema.ts'
import { LIST_KEY, people } from '../testing/rows.ts'
import { type Answer, openSchool, type School } from '../testing/school.ts'

const ADDRESS = '192.0.2.1'

let school: School
/** How many calls one call counts as. */
let weight: number
let pupils: number[]

/** D1 allows 100 bound values per statement. */
const ROWS_PER_INSERT = 7

beforeEach(async () => {
  weight = 1
  const { count } = createTally()
  const tally: Tally = {
    count(subjects, now) {
      for (let times = 1; times < weight; times++) count(subjects, now)
      return count(subjects, now)
    },
  }
  school = await openSchool({}, () => 0, tally)
  const createdAt = school.clock.now.toISOString()
  const rows = Array.from({ length: 56 }, (_, index) => {
    const userName = `eleve${index}`
    const person = { userName, userNameKey: userName, displayName: userName, avatarUrl: NO_AVATAR }
    return { ...person, id: 100 + index, classCode: '4-1', createdAt }
  })
  for (let first = 0; first < rows.length; first += ROWS_PER_INSERT)
    await school.db.insert(users).values(rows.slice(first, first + ROWS_PER_INSERT))
  pupils = rows.map(({ id }) => id)
})

const statusOf = async (answer: Promise<Answer>) => (await answer).status
const asPupil = async (id: number) => ({ token: await school.tokenOf(id), from: ADDRESS })
const post = async (id: number) =>
  statusOf(school.call('POST /activities', { ...(await asPupil(id)), body: '' }))
const write = async (id: number) =>
  statusOf(school.call('PATCH /user/me', { ...(await asPupil(id)), body: { avatarUrl: NO_AVATAR } }))
const read = async (id: number) => statusOf(school.call(`GET /activities/${id}`, await asPupil(id)))
const readMenu = (from = ADDRESS) => statusOf(school.call('GET /menulinks', { from }))

async function each(ids: readonly number[], call: (id: number) => Promise<number>): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (const id of ids) statuses.add(await call(id))
  return statuses
}

describe('a device that sends 120 empty posts a minute under each of 26 names', () => {
  it('does not lead to refusals of the teacher and 30 other pupils at its address', async () => {
    const [taken, others] = [pupils.slice(0, 26), pupils.slice(26)]
    weight = 120
    expect(await each(taken, post)).toEqual(new Set([400, 429]))
    weight = 40
    expect(await each(others, write)).toEqual(new Set([200]))
    expect(others).toHaveLength(30)
    expect(await each(taken, post)).toEqual(new Set([429]))
    weight = WRITE_LIMITS.admin[0]?.max ?? 0
    expect(await write(people.madame.id)).toBe(200)
    expect(await write(people.madame.id)).toBe(429)
  })

  it('is refused only until the end of the minute', async () => {
    weight = 120
    await each(pupils.slice(0, 26), post)
    weight = 1
    school.clock.advance(MINUTE)
    expect(await each(pupils, post)).toEqual(new Set([400]))
  })
})

describe('calls that only read', () => {
  const most = READ_LIMITS.pupil[0]?.max ?? 0

  it('are limited per minute and pupil', async () => {
    const [first = 0, other = 0] = pupils
    weight = most
    expect(await read(first)).toBe(200)
    weight = 1
    expect(await read(first)).toBe(429)
    expect(await write(first)).toBe(200)
    expect(await read(other)).toBe(200)
    school.clock.advance(MINUTE)
    expect(await read(first)).toBe(200)
  })

  it('are not refused to a class behind one address that sends 150 per minute and pupil', async () => {
    weight = 150
    expect(await each(pupils.slice(0, 35), read)).toEqual(new Set([200]))
  })

  it('remain possible for others if one device uses 50 names', async () => {
    weight = most
    await each(pupils.slice(0, 50), read)
    weight = 100
    expect(await each(pupils.slice(50), read)).toEqual(new Set([200]))
  })

  it('are limited by address for visitors, without affecting signed-in users', async () => {
    const [pupil = 0] = pupils
    weight = READ_LIMITS.visitors[0]?.max ?? 0
    expect(await readMenu()).toBe(200)
    weight = 1
    expect(await readMenu()).toBe(429)
    expect(await statusOf(school.call('POST /auth/class', { from: ADDRESS, body: { key: LIST_KEY } }))).toBe(
      429,
    )
    expect(await readMenu('198.51.100.7')).toBe(200)
    expect(await read(pupil)).toBe(200)
    expect(await statusOf(school.call('GET /logs', { as: 'madame', from: ADDRESS }))).toBe(200)
    expect(await statusOf(school.call('POST /auth/login', { body: { userName: 'alice' } }))).toBe(200)
  })
})
