import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cardAnswer } from '../../domain/api/card.ts'
import { userNameKey } from '../../domain/api/user.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { attempts, users } from '../db/schema.ts'
import { fillAttempts } from '../testing/fill-attempts.ts'
import { PASSWORD, people } from '../testing/rows.ts'
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

  /** So many failures from the address of these tests. */
  async function fillAddress(failures: number): Promise<void> {
    await login('nobody')
    await fillAttempts(school.db, 'address', new Array(failures).fill(school.clock.now))
  }

  it('lock a name at the eleventh, the right password included, and say for how long', async () => {
    expect(new Set(await fail(10, () => admin('madame', 'wrong')))).toEqual(new Set([404]))
    school.clock.advance(MINUTE)
    const eleventh = await admin('madame', 'wrong')
    expect(eleventh).toMatchObject({ status: 429, body: { error: { number: 429 } } })
    expect(eleventh.headers.get('retry-after')).toBe('240')
    expect((await admin('madame', PASSWORD)).status).toBe(429)
    // Her name alone guards nothing: it asks for the password.
    expect((await login('MADAME')).status).toBe(200)
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

  it('are counted under one name however it is spelt', async () => {
    await fail(5, () => admin('Madame', 'x'))
    await fail(5, () => admin(' màdame ', 'x'))
    expect((await admin('MADAME', 'x')).status).toBe(429)
  })

  it('lock no name without a password: eleven with that of a pupil, and the pupil signs in', async () => {
    expect(new Set(await fail(11, () => admin('alice', 'x')))).toEqual(new Set([404]))
    expect((await login('alice')).status).toBe(200)
    expect((await login('alice', '198.51.100.7')).status).toBe(200)
    expect(new Set(await fail(11, () => login('nobody')))).toEqual(new Set([404]))
  })

  it('are counted exactly in a race of thirty', async () => {
    await fillAddress(90)
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('nobody')))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('lock an address at the hundred and first, for unknown names and passwords, and no other', async () => {
    await fillAddress(99)
    expect((await login('the hundredth')).status).toBe(404)
    expect((await login('nobody')).status).toBe(429)
    expect((await admin('nobody', 'x')).status).toBe(429)
    expect((await admin('madame', PASSWORD)).status).toBe(429)
    expect((await login('nobody', '203.0.113.10')).status).toBe(404)
    expect((await admin('madame', PASSWORD, '203.0.113.10')).status).toBe(200)
    school.clock.advance(5 * MINUTE)
    expect((await login('nobody')).status).toBe(404)
  })

  it('store nothing more of an address that is locked', async () => {
    await fillAddress(101)
    await fail(5, () => login('nobody'))
    await fail(5, () => admin('madame', 'x'))
    expect(await school.db.$count(attempts)).toBe(101)
  })

  it('stop guesses that come all at once, the right one among them', async () => {
    const wrong = Array.from({ length: 40 }, (_, index) =>
      admin('madame', `guess ${index}`, `192.0.2.${index}`),
    )
    const answers = await Promise.all([...wrong, admin('madame', PASSWORD)])
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(10)
    expect(answers.at(-1)?.status).toBe(429)
  })

  it('stay numbered one by one where right and wrong passwords come at once', async () => {
    const passwords = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? PASSWORD : 'wrong'))
    const answers = await Promise.all(passwords.map((password) => admin('madame', password)))
    expect(answers.map(({ status }) => status)).toEqual(
      passwords.map((each) => (each === PASSWORD ? 200 : 404)),
    )
    const rows = await school.db.select().from(attempts).where(eq(attempts.subject, 'name:madame'))
    expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5])
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

  it('let a class of thirty in, by name and by card, behind an address that invented 101 names', async () => {
    const pupils = Array.from({ length: 30 }, (_, index) => `eleve ${index}`)
    for (const userName of pupils) {
      await school.db.insert(users).values({
        userName,
        userNameKey: userNameKey(userName),
        displayName: userName,
        classCode: '4-1',
        avatarUrl: NO_AVATAR,
        createdAt: school.clock.now.toISOString(),
      })
    }
    const answer = await school.call(`GET /cards/${people.alice.id}`, { as: 'madame' })
    const body = { card: z.parse(cardAnswer, answer.body).data.card }

    const invented = await fail(101, () => login(`personne ${crypto.randomUUID()}`))
    expect(invented.filter((status) => status === 404)).toHaveLength(100)
    expect(invented.at(-1)).toBe(429)
    const answers = await Promise.all(pupils.map((userName) => login(userName)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await school.call('POST /auth/card', { body })).status).toBe(200)
  })

  it('of a password are not tried in a flood', async () => {
    const keys: string[] = []
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) <= 1 })
    school = await openSchool({ FLOOD: { limit } })
    expect((await admin('Madame', PASSWORD)).status).toBe(200)
    const refused = await admin('madame', PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(keys).toEqual(['sign-in:school:madame', 'sign-in:school:madame'])
    expect((await login('madame')).status).toBe(200)
  })

  it('leave no address and no spelt name in the database', async () => {
    await login('Nobody', '203.0.113.9')
    await admin('Madame', 'wrong', '203.0.113.9')
    const subjects = (await school.db.select().from(attempts)).map(({ subject }) => subject)
    const address = expect.stringMatching(/^address:[0-9a-f]{32}$/)
    expect(subjects.toSorted()).toEqual([address, address, 'name:madame'])
  })
})
