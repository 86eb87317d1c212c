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

const signInByName = (userName: string, from = '192.0.2.1') =>
  school.call('POST /auth/login', { body: { userName }, from })
const signInByPassword = (userName: string, password: string, from = '192.0.2.1') =>
  school.call('POST /auth/admin', { body: { userName, password }, from })

describe('failed sign-ins', () => {
  const fail = (times: number, attempt: () => Promise<Answer>) =>
    Array.from({ length: times }).reduce<Promise<number[]>>(
      async (before) => [...(await before), (await attempt()).status],
      Promise.resolve([]),
    )

  /** Makes failed attempts from the address of these tests. */
  async function fillAddress(failures: number): Promise<void> {
    await signInByName('nobody')
    await fillAttempts(school.db, 'address', new Array(failures).fill(school.clock.now))
  }

  it('lock a name at the eleventh, even for the right password, and return the waiting time', async () => {
    expect(new Set(await fail(10, () => signInByPassword('madame', 'wrong')))).toEqual(new Set([404]))
    school.clock.advance(MINUTE)
    const eleventh = await signInByPassword('madame', 'wrong')
    expect(eleventh).toMatchObject({ status: 429, body: { error: { number: 429 } } })
    expect(eleventh.headers.get('retry-after')).toBe('240')
    expect((await signInByPassword('madame', PASSWORD)).status).toBe(429)
    // The name alone is not locked: it only asks for the password.
    expect((await signInByName('MADAME')).status).toBe(200)
    expect((await signInByPassword('madame', PASSWORD, '198.51.100.7')).status).toBe(429)
    school.clock.advance(4 * MINUTE)
    expect((await signInByPassword('madame', PASSWORD)).status).toBe(200)
  })

  it('lock nothing before that: after ten failures the right password signs in', async () => {
    await fail(10, () => signInByPassword('madame', 'wrong'))
    expect((await signInByPassword('madame', PASSWORD)).status).toBe(200)
  })

  it('stop counting after five minutes', async () => {
    await fail(10, () => signInByPassword('madame', 'wrong'))
    school.clock.advance(5 * MINUTE)
    expect((await signInByPassword('madame', 'wrong')).status).toBe(404)
  })

  it('count for one name, whatever its spelling', async () => {
    await fail(5, () => signInByPassword('Madame', 'x'))
    await fail(5, () => signInByPassword(' màdame ', 'x'))
    expect((await signInByPassword('MADAME', 'x')).status).toBe(429)
  })

  it("do not lock a pupil's name", async () => {
    expect(new Set(await fail(11, () => signInByPassword('alice', 'x')))).toEqual(new Set([404]))
    expect((await signInByName('alice')).status).toBe(200)
    expect((await signInByName('alice', '198.51.100.7')).status).toBe(200)
    expect(new Set(await fail(11, () => signInByName('nobody')))).toEqual(new Set([404]))
  })

  it('are counted exactly in thirty concurrent requests', async () => {
    await fillAddress(90)
    const answers = await Promise.all(Array.from({ length: 30 }, () => signInByName('nobody')))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('lock an address at the 101st unknown name or password, but no other address', async () => {
    await fillAddress(99)
    expect((await signInByName('the hundredth')).status).toBe(404)
    expect((await signInByName('nobody')).status).toBe(429)
    expect((await signInByPassword('nobody', 'x')).status).toBe(429)
    expect((await signInByPassword('madame', PASSWORD)).status).toBe(429)
    expect((await signInByName('nobody', '203.0.113.10')).status).toBe(404)
    expect((await signInByPassword('madame', PASSWORD, '203.0.113.10')).status).toBe(200)
    school.clock.advance(5 * MINUTE)
    expect((await signInByName('nobody')).status).toBe(404)
  })

  it('store nothing more for a locked address', async () => {
    await fillAddress(101)
    await fail(5, () => signInByName('nobody'))
    await fail(5, () => signInByPassword('madame', 'x'))
    expect(await school.db.$count(attempts)).toBe(101)
  })

  it('are limited in concurrent requests too, which refuses even the right password', async () => {
    const wrong = Array.from({ length: 40 }, (_, index) =>
      signInByPassword('madame', `guess ${index}`, `192.0.2.${index}`),
    )
    const answers = await Promise.all([...wrong, signInByPassword('madame', PASSWORD)])
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(10)
    expect(answers.at(-1)?.status).toBe(429)
  })

  it('are numbered consecutively if right and wrong passwords arrive together', async () => {
    const passwords = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? PASSWORD : 'wrong'))
    const answers = await Promise.all(passwords.map((password) => signInByPassword('madame', password)))
    expect(answers.map(({ status }) => status)).toEqual(
      passwords.map((each) => (each === PASSWORD ? 200 : 404)),
    )
    const rows = await school.db.select().from(attempts).where(eq(attempts.subject, 'name:madame'))
    expect(rows.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('are counted together for all addresses of an IPv6 network', async () => {
    const from = ['2001:db8:0:7::1', '2001:DB8::7:ffff:0:0:9', '2001:0db8:0000:0007:1:2:3:4']
    for (const [index, address] of from.entries()) await signInByName(`nobody ${index}`, address)
    await signInByName('nobody else', '2001:db8:0:8::1')
    const rows = await school.db.select({ subject: attempts.subject }).from(attempts)
    const addresses = rows.map(({ subject }) => subject).filter((subject) => subject.startsWith('address:'))
    expect(addresses).toHaveLength(4)
    expect(new Set(addresses).size).toBe(2)
  })

  it('do not block a class of thirty, by name or card, at an address with 101 failures', async () => {
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

    const invented = await fail(101, () => signInByName(`personne ${crypto.randomUUID()}`))
    expect(invented.filter((status) => status === 404)).toHaveLength(100)
    expect(invented.at(-1)).toBe(429)
    const answers = await Promise.all(pupils.map((userName) => signInByName(userName)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await school.call('POST /auth/card', { body })).status).toBe(200)
  })

  it('are refused above the flood limit without checking the password', async () => {
    const keys: string[] = []
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) <= 1 })
    school = await openSchool({ FLOOD: { limit } })
    expect((await signInByPassword('Madame', PASSWORD)).status).toBe(200)
    const refused = await signInByPassword('madame', PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(keys).toEqual(['sign-in:school:madame', 'sign-in:school:madame'])
    expect((await signInByName('madame')).status).toBe(200)
  })

  it('store no address and no name as typed', async () => {
    await signInByName('Nobody', '203.0.113.9')
    await signInByPassword('Madame', 'wrong', '203.0.113.9')
    const subjects = (await school.db.select().from(attempts)).map(({ subject }) => subject)
    const address = expect.stringMatching(/^address:[0-9a-f]{32}$/)
    expect(subjects.toSorted()).toEqual([address, address, 'name:madame'])
  })
})
