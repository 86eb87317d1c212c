import { beforeEach, describe, expect, it } from 'vitest'
import { attempts } from '../db/schema.ts'
import { PASSWORD } from '../testing/rows.ts'
import { type Answer, openSchool, type School } from '../testing/school.ts'

const MINUTE = 60_000

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const login = (userName: string, from = '192.0.2.1') =>
  school.call('POST /auth/login', { body: { userName }, from })
const admin = (userName: string, password: string, from = '192.0.2.1') =>
  school.call('POST /auth/admin', { body: { userName, password }, from })

describe('failed sign-ins', () => {
  const fail = (times: number, attempt: () => Promise<Answer>) =>
    Array.from({ length: times }).reduce<Promise<number[]>>(
      async (before) => [...(await before), (await attempt()).status],
      Promise.resolve([]),
    )

  it('lock a name at the eleventh, the right password included, and say for how long', async () => {
    expect(new Set(await fail(10, () => admin('madame', 'wrong')))).toEqual(new Set([404]))
    school.clock.advance(MINUTE)
    const eleventh = await admin('madame', 'wrong')
    expect(eleventh).toMatchObject({ status: 429, body: { error: { number: 429 } } })
    expect(eleventh.headers.get('retry-after')).toBe('240')
    expect((await admin('madame', PASSWORD)).status).toBe(429)
    expect((await login('MADAME')).status).toBe(429)
    expect((await admin('madame', PASSWORD, '198.51.100.7')).status).toBe(429)
    school.clock.advance(4 * MINUTE)
    expect((await admin('madame', PASSWORD)).status).toBe(200)
  })

  it('lock nothing before: the right password after ten failures signs in', async () => {
    await fail(10, () => admin('madame', 'wrong'))
    expect((await admin('madame', PASSWORD)).status).toBe(200)
  })

  it('are forgotten after five minutes', async () => {
    await fail(10, () => admin('madame', 'wrong'))
    school.clock.advance(5 * MINUTE)
    expect((await admin('madame', 'wrong')).status).toBe(404)
  })

  it('are counted under one name however it is spelt, by either call', async () => {
    await fail(5, () => login('Inconnu'))
    await fail(5, () => admin(' ïnconnu ', 'x'))
    expect((await login('INCONNU')).status).toBe(429)
  })

  it('lock no other name', async () => {
    await fail(12, () => login('nobody'))
    expect((await login('alice')).status).toBe(200)
  })

  it('are counted exactly in a race of thirty', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('nobody')))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('lock an address at the hundred and first, whatever the names', async () => {
    expect((await login('nobody', '203.0.113.9')).status).toBe(404)
    const rows = await school.db.select({ subject: attempts.subject, at: attempts.at }).from(attempts)
    const address = rows.filter(({ subject }) => subject.startsWith('address:'))
    await school.db.insert(attempts).values(Array.from({ length: 49 }, () => address).flat())
    await school.db.insert(attempts).values(Array.from({ length: 49 }, () => address).flat())
    expect((await login('the hundredth', '203.0.113.9')).status).toBe(404)
    expect((await login('nobody', '203.0.113.9')).status).toBe(429)
    expect((await login('alice', '203.0.113.9')).status).toBe(429)
    expect((await login('alice', '203.0.113.10')).status).toBe(200)
    school.clock.advance(5 * MINUTE)
    expect((await login('alice', '203.0.113.9')).status).toBe(200)
  })

  it('stop guesses that come all at once, the right one among them', async () => {
    const wrong = Array.from({ length: 40 }, (_, index) =>
      admin('madame', `guess ${index}`, `192.0.2.${index}`),
    )
    const answers = await Promise.all([...wrong, admin('madame', PASSWORD)])
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(10)
    expect(answers.at(-1)?.status).toBe(429)
  })

  it('count every address of one IPv6 network as one', async () => {
    const from = ['2001:db8:0:7::1', '2001:DB8::7:ffff:0:0:9', '2001:0db8:0000:0007:1:2:3:4']
    for (const [index, address] of from.entries()) await login(`nobody ${index}`, address)
    await login('nobody else', '2001:db8:0:8::1')
    const rows = await school.db.select({ subject: attempts.subject }).from(attempts)
    const addresses = rows.map(({ subject }) => subject).filter((subject) => subject.startsWith('address:'))
    expect(addresses).toHaveLength(4)
    expect(new Set(addresses).size).toBe(2)
  })

  it('let a class of thirty behind one address in, a few of them mistyping', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        if (index % 5 === 0) await login(`alicce${index}`)
        return (await login(index % 2 === 0 ? 'alice' : 'bruno')).status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('reach no database in a flood', async () => {
    const keys: string[] = []
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) <= 1 })
    school = await openSchool({ FLOOD: { limit } })
    expect((await login('Alice')).status).toBe(200)
    const refused = await login('alice')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(keys).toEqual(['sign-in:school:alice', 'sign-in:school:alice'])
  })

  it('leave no address and no spelt name in the database', async () => {
    await login('Nobody', '203.0.113.9')
    const subjects = (await school.db.select().from(attempts)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([expect.stringMatching(/^address:[0-9a-f]{32}$/), 'name:nobody'])
  })
})
