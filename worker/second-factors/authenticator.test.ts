import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminSessionAnswer, sessionAnswer } from '../../domain/api/auth.ts'
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
const TOTP_STEP_MS = 30_000

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { addAuthenticator, addPasskey, signIn, signInByPassword, prove } = secondFactorCalls(() => school)

const signedIn = { status: 200, body: { auth: true } }
const codeNeeded = { status: 200, body: { auth: false, needsCode: true } }
const statusWith = async (token: string) => (await school.call('GET /user', { token })).status
const own = async () =>
  z.parse(secondFactorsAnswer, (await school.call('GET /auth/second-factors', MADAME)).body)

/** Enters wrong codes one after the other. */
async function guess(times: number, code = '000000') {
  for (let time = 0; time < times; time++) expect(await signInByPassword(code)).toMatchObject(codeNeeded)
}

describe('an authenticator app', () => {
  it('is not required before a code has confirmed it', async () => {
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
    expect(await signInByPassword()).toMatchObject(signedIn)
  })

  it('can be set up again until it is confirmed, and then only after removal', async () => {
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

  it('is asked for only after the right password', async () => {
    const { codeOf } = await addAuthenticator()
    expect(await signInByPassword()).toMatchObject(codeNeeded)
    expect((await signInByPassword(undefined, 'wrong')).status).toBe(404)
    expect((await signInByPassword(codeOf(1), 'wrong')).status).toBe(404)
    expect(await signInByPassword(codeOf(1))).toMatchObject(signedIn)
  })

  it('accepts a code only once, even in concurrent requests', async () => {
    const { codeOf } = await addAuthenticator()
    // The code that confirmed it has been used.
    expect(await signInByPassword(codeOf())).toMatchObject(codeNeeded)
    school.clock.advance(15 * MINUTE)
    const code = codeOf()
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInByPassword(code)))
    expect(answers.filter(({ body }) => z.safeParse(sessionAnswer, body).success)).toHaveLength(1)
    expect(await prove({ password: PASSWORD, code })).toMatchObject(codeNeeded)
  })

  it('accepts codes of the previous and next time step, but none before the last used one', async () => {
    const { codeOf } = await addAuthenticator()
    school.clock.advance(10 * TOTP_STEP_MS)
    for (const steps of [-2, 2]) expect(await signInByPassword(codeOf(steps))).toMatchObject(codeNeeded)
    expect(await signInByPassword(codeOf(-1))).toMatchObject(signedIn)
    expect(await signInByPassword(codeOf(1))).toMatchObject(signedIn)
    expect(await signInByPassword(codeOf())).toMatchObject(codeNeeded)
  })

  it('accepts a code typed with spaces', async () => {
    const { codeOf } = await addAuthenticator()
    expect(await signInByPassword(` ${codeOf(1).replace(/(?=...$)/, ' ')} `)).toMatchObject(signedIn)
  })

  it('ends all other sessions when it is removed', async () => {
    const { user, codeOf } = await addAuthenticator()
    const { body } = await signInByPassword(codeOf(1))
    const other = z.parse(sessionAnswer, body).user.token
    const removed = await school.call('DELETE /auth/authenticator', { token: user.token })
    expect(await statusWith(other)).toBe(401)
    const { device, user: renewed } = z.parse(adminSessionAnswer, removed.body)
    expect(await statusWith(renewed.token)).toBe(200)
    const { tokenVersion } = decodeJwt(renewed.token)
    expect(decodeJwt(device)).toMatchObject({ tokenVersion })
    expect(await signInByPassword()).toMatchObject(signedIn)
    expect((await own()).authenticator).toBeNull()
  })
})

describe('wrong codes', () => {
  it('lock the codes after five, even for the right code', async () => {
    const { codeOf } = await addAuthenticator()
    await guess(4)
    expect((await signInByPassword('000000')).status).toBe(429)
    expect((await signInByPassword(codeOf(1))).status).toBe(429)
    school.clock.advance(15 * MINUTE)
    expect(await signInByPassword(codeOf())).toMatchObject(signedIn)
  })

  it('are limited in concurrent requests too', async () => {
    await addAuthenticator()
    const codes = Array.from({ length: 30 }, (_none, index) => String(index).padStart(6, '0'))
    const answers = await Promise.all(codes.map((code) => signInByPassword(code)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(25)
    expect(await school.db.$count(attempts)).toBe(5)
  })

  it('lock the codes for a day after thirty-one, but not the recovery codes', async () => {
    const { codeOf, recoveryCodes } = await addAuthenticator()
    for (let time = 0; time < 6; time++) {
      await guess(4)
      expect((await signInByPassword('000000')).status).toBe(429)
      school.clock.advance(16 * MINUTE)
    }
    expect((await signInByPassword('000000')).status).toBe(429)
    school.clock.advance(60 * MINUTE)
    expect((await signInByPassword(codeOf())).status).toBe(429)
    expect(await signInByPassword(recoveryCodes[0])).toMatchObject(signedIn)
  })

  it('lock neither the recovery codes nor a passkey', async () => {
    const { recoveryCodes, user } = await addAuthenticator()
    const { passkey } = await addPasskey({ token: user.token })
    await guess(4)
    expect((await signInByPassword('000000')).status).toBe(429)
    expect(await signInByPassword(recoveryCodes[0])).toMatchObject(signedIn)
    expect(await signIn(passkey)).toMatchObject(signedIn)
  })

  it('are not counted if the password is wrong', async () => {
    const { codeOf } = await addAuthenticator()
    for (let time = 0; time < 8; time++) expect((await signInByPassword('000000', 'wrong')).status).toBe(404)
    expect(await signInByPassword(codeOf(1))).toMatchObject(signedIn)
  })

  it('are not counted for a password that is sent without a code', async () => {
    const { codeOf } = await addAuthenticator()
    for (let time = 0; time < 12; time++) expect(await signInByPassword()).toMatchObject(codeNeeded)
    expect(await signInByPassword(codeOf(1))).toMatchObject(signedIn)
  })

  it('are also counted when the proof of identity is renewed', async () => {
    const { codeOf } = await addAuthenticator()
    for (let time = 0; time < 4; time++)
      expect(await prove({ password: PASSWORD, code: '000000' })).toMatchObject(codeNeeded)
    expect((await prove({ password: PASSWORD, code: '000000' })).status).toBe(429)
    expect((await signInByPassword(codeOf(1))).status).toBe(429)
  })
})

describe('recovery codes', () => {
  it('come in a set of ten, are returned once and stored as hashes', async () => {
    const { recoveryCodes } = await addAuthenticator()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/)
    const { body } = await school.call(`GET /export/user/${people.madame.id}`, MADAME)
    const stored = JSON.stringify([await school.db.select().from(authenticators), await own(), body])
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('work once each, even in concurrent requests', async () => {
    const { recoveryCodes } = await addAuthenticator()
    const [first, second = ''] = recoveryCodes
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInByPassword(first)))
    expect(answers.filter(({ body }) => z.safeParse(sessionAnswer, body).success)).toHaveLength(1)
    school.clock.advance(15 * MINUTE)
    expect(await signInByPassword(first)).toMatchObject(codeNeeded)
    expect(await signInByPassword(` ${second.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject(signedIn)
    expect((await own()).authenticator).toMatchObject({ recoveryCodesLeft: 8 })
  })

  it('are replaced by new ones', async () => {
    const { recoveryCodes } = await addAuthenticator()
    const { body } = await school.call('POST /auth/recovery-codes', MADAME)
    const next = z.parse(recoveryCodesAnswer, body).recoveryCodes
    expect(await signInByPassword(recoveryCodes[0])).toMatchObject(codeNeeded)
    expect(await signInByPassword(next[0])).toMatchObject(signedIn)
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
