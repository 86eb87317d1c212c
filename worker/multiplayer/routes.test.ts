import { eq } from 'drizzle-orm'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { publicKeys } from '../auth/keys.ts'
import { bravos, settings, users } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import { type Answer, openSchool, type School } from '../testing/school.ts'

const alice = people.alice.id
const bruno = people.bruno.id
const MINUTE = 60_000

let school: School
beforeEach(async () => {
  school = await openSchool()
  await school.db.update(users).set({ pin: '1234' }).where(eq(users.id, alice))
})

const usePINs = () => school.db.update(settings).set({ enablePIN: true })
const ask = (pin: string, as: 'alice' | 'bruno' | 'madame' = 'alice', id: number = people[as].id) =>
  school.call(`GET /user/${pin}/${id}`, { as })
const INVALID = { status: 200, body: { auth: false, message: 'Invalid PIN' } }

async function tokenOf(as: 'alice' | 'bruno' | 'madame' = 'alice'): Promise<string> {
  return tokenIn(await ask(as === 'alice' ? '1234' : '0', as))
}

function tokenIn({ body }: Answer): string {
  return z.parse(z.object({ auth: z.literal(true), data: z.object({ Token: z.string() }) }), body).data.Token
}

describe('access to the games site', () => {
  it('needs no PIN if the school requires none', async () => {
    expect(await ask('0')).toMatchObject({
      status: 200,
      body: { auth: true, data: { Token: expect.any(String) } },
    })
    expect(tokenIn(await ask('9999', 'bruno'))).toBeTruthy()
  })

  it('needs the PIN if the school requires it', async () => {
    await usePINs()
    expect(await ask('0')).toMatchObject(INVALID)
    expect(await ask('1235')).toMatchObject(INVALID)
    expect(tokenIn(await ask('1234'))).toBeTruthy()
  })

  it('is refused to a pupil without a PIN', async () => {
    await usePINs()
    expect(await ask('1234', 'bruno')).toMatchObject(INVALID)
    expect(await ask('0000', 'bruno')).toMatchObject(INVALID)
  })

  it('needs no PIN for an administrator', async () => {
    await usePINs()
    expect(tokenIn(await ask('0', 'madame'))).toBeTruthy()
  })

  it('is given only to the pupil', async () => {
    expect((await school.call(`GET /user/0/${alice}`)).status).toBe(401)
    expect((await ask('1234', 'bruno', alice)).status).toBe(403)
    expect((await ask('0', 'madame', alice)).status).toBe(403)
    expect((await ask('0', 'alice', 999)).status).toBe(403)
  })

  it.each(['abcd', '123', '12345', '-123', '1e10', '١٢٣٤'])('requires 4 digits, not %s', async (pin) => {
    expect(await ask(encodeURIComponent(pin))).toMatchObject({
      status: 400,
      body: { message: 'pinOrDefaultId doit être un NIP de 4 chiffres, ou 0.' },
    })
  })
})

describe('five wrong PINs in 15 minutes', () => {
  beforeEach(usePINs)

  async function fail(times: number): Promise<void> {
    for (let time = 0; time < times; time++) expect(await ask('0000')).toMatchObject(INVALID)
  }

  it('block even the right PIN until the first is 15 minutes old', async () => {
    await fail(1)
    school.clock.advance(5 * MINUTE)
    await fail(4)
    for (const pin of ['0000', '1234', '0']) {
      const answer = await ask(pin)
      expect(answer).toMatchObject({
        status: 429,
        body: {
          message: "Trop d'essais. Il faut attendre 10 min.",
          error: { english: 'Too many tries. Please wait 10 min.' },
        },
      })
      expect(answer.headers.get('retry-after')).toBe('600')
    }
    school.clock.advance(10 * MINUTE - 1)
    expect((await ask('1234')).status).toBe(429)
    school.clock.advance(1)
    expect(tokenIn(await ask('1234'))).toBeTruthy()
  })

  it('are neither increased nor reset by right PINs in between', async () => {
    await fail(4)
    for (let time = 0; time < 10; time++) expect(tokenIn(await ask('1234'))).toBeTruthy()
    await fail(1)
    expect((await ask('1234')).status).toBe(429)
  })

  it('lock the PIN after five of thirty concurrent guesses', async () => {
    const guesses = Array.from({ length: 30 }, (_, index) => ask(String(5000 + index)))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
  })

  it('are counted per pupil', async () => {
    await school.db.update(users).set({ pin: '4321' }).where(eq(users.id, bruno))
    await fail(5)
    expect(tokenIn(await ask('4321', 'bruno'))).toBeTruthy()
  })
})

describe('the token of the games site', () => {
  it('verifies with the published keys, lasts 5 minutes and names the player', async () => {
    const { body } = await school.call('GET /.well-known/jwks.json')
    const keys = createLocalJWKSet(z.parse(publicKeys, body))
    const token = await tokenOf()
    const options = { issuer: 'mme-bravo', audience: 'multiplayer', algorithms: ['EdDSA'] }
    const { payload } = await jwtVerify(token, keys, { ...options, currentDate: school.clock.now })
    expect(payload).toMatchObject({ sub: String(alice), role: 'pupil' })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
  })

  it('is accepted by no other call', async () => {
    const token = await tokenOf()
    for (const request of [
      'GET /user',
      'GET /menulinks',
      `GET /activities/${alice}`,
      `GET /user/0/${alice}`,
      'POST /auth/refresh',
      'POST /auth/room',
      'POST /bravos',
    ]) {
      expect((await school.call(request, { token })).status).toBe(401)
    }
  })
})

describe('POST /multiplayer/score', () => {
  const add = async (correctAnswers: unknown, token?: string) =>
    school.call('POST /multiplayer/score', { token: token ?? (await tokenOf()), body: { correctAnswers } })
  const totals = (points: number, given: number, capped = false) => ({
    status: 200,
    body: { success: true, data: { points, bravos: given, capped } },
  })
  const given = () => school.db.select().from(bravos).where(eq(bravos.userID, alice))
  const setCap = (mpgBravoCap: number) => school.db.update(settings).set({ mpgBravoCap })

  it('gives a point per 5 answers and a Bravo per 5 points, and carries the rest over', async () => {
    expect(await add(4)).toEqual(expect.objectContaining(totals(0, 0)))
    expect(await add(1)).toMatchObject(totals(1, 0))
    expect(await add(19)).toMatchObject(totals(4, 0))
    expect(await given()).toHaveLength(0)
    expect(await add(1)).toMatchObject(totals(5, 1))
    expect(await add(60)).toMatchObject(totals(17, 3))
    expect(await given()).toMatchObject(
      [1, 2, 3].map((ordinal) => ({
        source: 'multiplayer',
        week: '2026-11-15',
        grantKey: `multiplayer:${alice}:2026-11-15:${ordinal}`,
        reason: `${ordinal * 25} correct answers of the week of 2026-11-15`,
      })),
    )
    expect(await add(0)).toMatchObject(totals(17, 3))
  })

  it('gives at most as many Bravos as the cap', async () => {
    await setCap(2)
    expect(await add(49)).toMatchObject(totals(9, 1))
    expect(await add(1)).toMatchObject(totals(10, 2, true))
    expect(await add(200)).toMatchObject(totals(50, 2, true))
    expect(await given()).toHaveLength(2)
    await setCap(3)
    expect(await add(0)).toMatchObject(totals(50, 3, true))
    expect(await given()).toHaveLength(3)
  })

  it('gives no Bravo if the cap is 0', async () => {
    await setCap(0)
    expect(await add(100)).toMatchObject(totals(20, 0, true))
    expect(await given()).toHaveLength(0)
  })

  it('starts over on Sunday', async () => {
    await add(24)
    school.clock.set('2026-11-22T05:00:00.000Z')
    expect(await add(1)).toMatchObject(totals(0, 0))
    expect(await add(24)).toMatchObject(totals(5, 1))
  })

  it('adds thirty concurrent calls and gives each Bravo once', async () => {
    const token = await tokenOf()
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(5, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(await add(0)).toMatchObject(totals(30, 6))
    expect(await given()).toHaveLength(6)
  })

  it('does not count these Bravos as activities', async () => {
    await add(25)
    expect((await school.call(`GET /activities/${alice}`, { as: 'alice' })).body).toMatchObject({ data: [] })
    expect((await school.call('POST /bravos', { as: 'alice', body: { userID: alice } })).status).toBe(409)
  })

  it.each([undefined, null, '5', 1.5, -1, 201, Number.MAX_SAFE_INTEGER])(
    'requires a whole number up to 200, not %s',
    async (correctAnswers) => {
      const answer = await add(correctAnswers)
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^correctAnswers /) },
      })
    },
  )

  it('requires a token of the games site', async () => {
    const body = { correctAnswers: 5 }
    expect((await school.call('POST /multiplayer/score', { body })).status).toBe(401)
    expect((await school.call('POST /multiplayer/score', { as: 'alice', body })).status).toBe(401)
    expect((await add(5, 'nonsense')).status).toBe(401)
    expect((await add(5, await tokenOf('madame'))).status).toBe(403)
  })

  it("refuses a token after 5 minutes or after the pupil's sessions ended", async () => {
    const token = await tokenOf()
    school.clock.advance(5 * MINUTE - 1000)
    expect((await add(5, token)).status).toBe(200)
    school.clock.advance(1000)
    expect((await add(5, token)).status).toBe(401)
    const other = await tokenOf()
    await school.db.update(users).set({ isEnabled: false }).where(eq(users.id, alice))
    expect((await add(5, other)).status).toBe(401)
  })
})
