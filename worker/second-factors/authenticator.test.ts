import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import {
  authenticatorAnswer,
  recoveryCodesAnswer,
  secondFactorsAnswer,
} from '../../domain/api/second-factor.ts'
import { attempts, authenticators } from '../db/schema.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { secondFactorCalls } from '../testing/second-factor-calls.ts'

const MADAME = { as: 'madame' } as const
const MINUTE = 60_000
const STEP = 30_000

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { addAuthenticator, addPasskey, signIn, signInByPassword, prove } = secondFactorCalls(() => school)

const opened = { status: 200, body: { auth: true } }
const asked = { status: 200, body: { auth: false, needsCode: true } }
const statusWith = async (token: string) => (await school.call('GET /user', { token })).status
const own = async () =>
  z.parse(secondFactorsAnswer, (await school.call('GET /auth/second-factors', MADAME)).body)

/** So many wrong codes, one after the other. */
async function guess(times: number, code = '000000') {
  for (let time = 0; time < times; time++) expect(await signInByPassword(code)).toMatchObject(asked)
}

describe('an authenticator app', () => {
  it('is asked for by nobody before a right code confirms it', async () => {
    const { body } = await school.call('POST /auth/authenticator', MADAME)
    const { secret, url } = z.parse(authenticatorAnswer, body)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(url).toContain(`otpauth://totp/Mme%20Bravo:madame?issuer=Mme%20Bravo&secret=${secret}`)
    const confirm = { ...MADAME, body: { code: '000000' } }
    expect(await school.call('POST /auth/authenticator/confirm', confirm)).toMatchObject({
      status: 400,
      body: { error: { code: 'codeWrong' } },
    })
    expect((await own()).authenticator).toBeNull()
    expect(await signInByPassword()).toMatchObject(opened)
  })

  it('is begun again until it is confirmed, and then only once it was removed', async () => {
    await school.call('POST /auth/authenticator', MADAME)
    await addAuthenticator()
    expect(await own()).toMatchObject({
      authenticator: { confirmedAt: school.clock.now.toISOString(), recoveryCodesLeft: 10 },
    })
    for (const request of ['POST /auth/authenticator', 'POST /auth/authenticator/confirm'])
      expect((await school.call(request, { ...MADAME, body: { code: '000000' } })).status).toBeGreaterThan(
        399,
      )
    expect(await school.call('POST /auth/authenticator', MADAME)).toMatchObject({
      status: 409,
      body: { error: { code: 'authenticatorPresent' } },
    })
    await school.call('DELETE /auth/authenticator', MADAME)
    expect((await school.call('POST /auth/authenticator', MADAME)).status).toBe(200)
  })

  it('is asked for after the right password alone', async () => {
    const { codeOf } = await addAuthenticator()
    expect(await signInByPassword()).toMatchObject(asked)
    expect((await signInByPassword(undefined, 'wrong')).status).toBe(404)
    expect((await signInByPassword(codeOf(1), 'wrong')).status).toBe(404)
    expect(await signInByPassword(codeOf(1))).toMatchObject(opened)
  })

  it('opens once by a code, also where it comes many times at once', async () => {
    const { codeOf } = await addAuthenticator()
    // The code that confirmed it has been used.
    expect(await signInByPassword(codeOf())).toMatchObject(asked)
    school.clock.advance(15 * MINUTE)
    const code = codeOf()
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInByPassword(code)))
    expect(answers.filter(({ body }) => z.safeParse(sessionAnswer, body).success)).toHaveLength(1)
    expect(await prove({ password: PASSWORD, code })).toMatchObject(asked)
  })

  it('takes the code of the step before and after, and none of an earlier step once a later one was used', async () => {
    const { codeOf } = await addAuthenticator()
    school.clock.advance(10 * STEP)
    for (const steps of [-2, 2]) expect(await signInByPassword(codeOf(steps))).toMatchObject(asked)
    expect(await signInByPassword(codeOf(-1))).toMatchObject(opened)
    expect(await signInByPassword(codeOf(1))).toMatchObject(opened)
    expect(await signInByPassword(codeOf())).toMatchObject(asked)
  })

  it('takes a code that is typed with spaces', async () => {
    const { codeOf } = await addAuthenticator()
    expect(await signInByPassword(` ${codeOf(1).replace(/(?=...$)/, ' ')} `)).toMatchObject(opened)
  })

  it('is removed with every session but the one that removes it', async () => {
    const { user, codeOf } = await addAuthenticator()
    const { body } = await signInByPassword(codeOf(1))
    const other = z.parse(sessionAnswer, body).user.token
    const removed = await school.call('DELETE /auth/authenticator', { token: user.token })
    expect(await statusWith(other)).toBe(401)
    expect(await statusWith(z.parse(sessionAnswer, removed.body).user.token)).toBe(200)
    expect(await signInByPassword()).toMatchObject(opened)
    expect((await own()).authenticator).toBeNull()
  })
})

describe('guesses at codes', () => {
  it('are locked after five, the right code among them', async () => {
    const { codeOf } = await addAuthenticator()
    await guess(4)
    expect((await signInByPassword('000000')).status).toBe(429)
    expect((await signInByPassword(codeOf(1))).status).toBe(429)
    school.clock.advance(15 * MINUTE)
    expect(await signInByPassword(codeOf())).toMatchObject(opened)
  })

  it('get no further where they come all at once', async () => {
    await addAuthenticator()
    const codes = Array.from({ length: 30 }, (_none, index) => String(index).padStart(6, '0'))
    const answers = await Promise.all(codes.map((code) => signInByPassword(code)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25)
    expect(await school.db.$count(attempts)).toBe(5)
  })

  it('are locked for the day after thirty-one, but not the recovery codes', async () => {
    const { codeOf, recoveryCodes } = await addAuthenticator()
    for (let time = 0; time < 6; time++) {
      await guess(4)
      expect((await signInByPassword('000000')).status).toBe(429)
      school.clock.advance(16 * MINUTE)
    }
    expect((await signInByPassword('000000')).status).toBe(429)
    school.clock.advance(60 * MINUTE)
    expect((await signInByPassword(codeOf())).status).toBe(429)
    expect(await signInByPassword(recoveryCodes[0])).toMatchObject(opened)
  })

  it('lock neither the recovery codes nor a passkey', async () => {
    const { recoveryCodes, user } = await addAuthenticator()
    const { passkey } = await addPasskey({ token: user.token })
    await guess(4)
    expect((await signInByPassword('000000')).status).toBe(429)
    expect(await signInByPassword(recoveryCodes[0])).toMatchObject(opened)
    expect(await signIn(passkey)).toMatchObject(opened)
  })

  it('are no guesses of who has not the password', async () => {
    const { codeOf } = await addAuthenticator()
    for (let time = 0; time < 8; time++) expect((await signInByPassword('000000', 'wrong')).status).toBe(404)
    expect(await signInByPassword(codeOf(1))).toMatchObject(opened)
  })

  it('are none without a code', async () => {
    const { codeOf } = await addAuthenticator()
    for (let time = 0; time < 12; time++) expect(await signInByPassword()).toMatchObject(asked)
    expect(await signInByPassword(codeOf(1))).toMatchObject(opened)
  })

  it('are counted where the session is proven too', async () => {
    const { codeOf } = await addAuthenticator()
    for (let time = 0; time < 4; time++)
      expect(await prove({ password: PASSWORD, code: '000000' })).toMatchObject(asked)
    expect((await prove({ password: PASSWORD, code: '000000' })).status).toBe(429)
    expect((await signInByPassword(codeOf(1))).status).toBe(429)
  })
})

describe('recovery codes', () => {
  it('are ten, told once and kept as hashes', async () => {
    const { recoveryCodes } = await addAuthenticator()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/)
    const { body } = await school.call(`GET /export/user/${people.madame.id}`, MADAME)
    const kept = JSON.stringify([await school.db.select().from(authenticators), await own(), body])
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('open once each, also where one comes many times at once', async () => {
    const { recoveryCodes } = await addAuthenticator()
    const [first, second = ''] = recoveryCodes
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInByPassword(first)))
    expect(answers.filter(({ body }) => z.safeParse(sessionAnswer, body).success)).toHaveLength(1)
    school.clock.advance(15 * MINUTE)
    expect(await signInByPassword(first)).toMatchObject(asked)
    expect(await signInByPassword(` ${second.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject(opened)
    expect((await own()).authenticator).toMatchObject({ recoveryCodesLeft: 8 })
  })

  it('are made again in the place of those before', async () => {
    const { recoveryCodes } = await addAuthenticator()
    const { body } = await school.call('POST /auth/recovery-codes', MADAME)
    const next = z.parse(recoveryCodesAnswer, body).recoveryCodes
    expect(await signInByPassword(recoveryCodes[0])).toMatchObject(asked)
    expect(await signInByPassword(next[0])).toMatchObject(opened)
  })

  it('need an authenticator app', async () => {
    expect(await school.call('POST /auth/recovery-codes', MADAME)).toMatchObject({
      status: 409,
      body: { error: { code: 'authenticatorMissing' } },
    })
    expect((await school.call('DELETE /auth/authenticator', MADAME)).status).toBe(409)
  })

  it('are locked after five wrong ones', async () => {
    const { recoveryCodes } = await addAuthenticator()
    await guess(4, 'wrong code')
    expect((await signInByPassword('wrong code')).status).toBe(429)
    expect((await signInByPassword(recoveryCodes[0])).status).toBe(429)
  })
})
