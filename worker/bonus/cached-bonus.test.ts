import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { menuCacheAnswer } from '../../domain/api/menu.ts'
import { menuLinks, users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { alice, bonusCalls, farm } from '../testing/bonus-calls.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { recordStatements, type Statement } from '../testing/record-statements.ts'
import { openSchool, type School } from '../testing/school.ts'

const MINUTE = 60_000
const RENAMED = 'Alice la Grande'

let school: School
let statements: Statement[]
let written: string[]
let readKeys: string[]
beforeEach(async () => {
  const watched = recordStatements(bindings.DB)
  statements = watched.statements
  written = []
  readKeys = []
  const put = (key: string, ...rest: [string, KVNamespacePutOptions]) => {
    written.push(key)
    return bindings.CACHE.put(key, ...rest)
  }
  const get = (key: string, ...rest: [KVNamespaceGetOptions<'json'>]) => {
    readKeys.push(key)
    return bindings.CACHE.get(key, ...rest)
  }
  const CACHE = Object.assign(Object.create(bindings.CACHE), { put, get })
  school = await openSchool({ DB: watched.database, CACHE }, () => 0.5)
  await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
})
const { arm, check, award, clear, state } = bonusCalls(() => school)
const { save } = menuCalls(() => school)

async function read(query = '') {
  const { body } = await school.call(`GET /menulinks/cache${query}`)
  return z.parse(menuCacheAnswer, body).cache.bonus
}

/** True if the next call reads the bonus from the database. */
async function tablesRead(): Promise<boolean> {
  statements.length = 0
  await read()
  return statements.some(({ sql }) => sql.includes('bonus_claims'))
}

async function winBonus() {
  await arm(farm)
  await check('alice')
  school.clock.advance(3000)
  await award('alice')
  school.clock.advance(1)
  await clear('alice')
}

const rename = () => school.db.update(users).set({ displayName: RENAMED }).where(eq(users.id, alice.id))

describe('the KV copy of the bonus', () => {
  it('is written once and then read in place of the database', async () => {
    await winBonus()
    const first = await read()
    expect(first).toMatchObject({ isActive: false, user: alice })
    const copies = written.filter((key) => key.startsWith('bonus:'))
    expect(copies).toHaveLength(1)
    expect(await bindings.CACHE.get(copies[0] ?? '', 'json')).toEqual(first)
    readKeys = []
    expect(await tablesRead()).toBe(false)
    await Promise.all(Array.from({ length: 20 }, () => read()))
    expect(written.filter((key) => key.startsWith('bonus:'))).toEqual(copies)
    // While the Worker has a recent copy in memory, KV is not read either.
    expect(readKeys).toEqual([])
    school.clock.advance(MINUTE)
    expect(await read()).toEqual(first)
    expect(readKeys).toContain(copies[0])
  })

  it('shows every change of the bonus to the next call', async () => {
    const isActive = async () => (await read()).isActive
    expect(await isActive()).toBe(false)
    await arm(farm)
    expect(await read()).toEqual(await state())
    expect(await isActive()).toBe(true)
    await check('alice')
    expect(await isActive()).toBe(false)
    // An open claim is never in a copy, so its expiry takes effect immediately.
    school.clock.advance(10 * MINUTE)
    expect(await isActive()).toBe(true)
    await winBonus()
    expect(await read()).toMatchObject({ isActive: false, user: alice })
  })

  it('belongs to one menu stamp: disabling the page ends the bonus immediately', async () => {
    await arm(farm)
    expect(await read()).toMatchObject({ isActive: true })
    await save(8400, { isEnabled: false })
    expect(await read()).toMatchObject({ isActive: false })
  })

  it('shows a renamed or erased winner correctly from the next call on', async () => {
    await winBonus()
    await read()
    await school.call(`PATCH /user/${alice.id}`, { as: 'madame', body: { displayName: RENAMED } })
    expect((await read()).user?.displayName).toBe(RENAMED)
    await school.call(`DELETE /user/${alice.id}`, { as: 'madame' })
    expect((await read()).user).toBeNull()
  })

  it('is compared with the database within a minute, or immediately on request', async () => {
    await winBonus()
    await read()
    await rename()
    expect((await read()).user).toEqual(alice)
    school.clock.advance(MINUTE)
    await read()
    expect((await read()).user?.displayName).toBe(RENAMED)

    await school.db.update(users).set({ displayName: 'Alice' }).where(eq(users.id, alice.id))
    expect((await read('?copy=0')).user).toEqual(alice)
    expect((await read()).user).toEqual(alice)
    expect((await school.call('GET /menulinks/cache?copy=1')).status).toBe(400)
  })

  it.each([['no bonus'], ['{"isActive":1}']])('is ignored if it is %s', async (text) => {
    await winBonus()
    await read()
    const [key = ''] = written.filter((each) => each.startsWith('bonus:'))
    await bindings.CACHE.put(key, JSON.stringify(text))
    school.clock.advance(MINUTE)
    expect(await read()).toMatchObject({ user: alice })
  })
})
