import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { type PersonClaims, PROOF_LIFETIME_SECONDS } from '../../domain/api/token.ts'
import { authenticators, settings, users } from '../db/schema.ts'
import { accountCalls, directrice, zoe } from '../testing/account-calls.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { secondFactorCalls } from '../testing/second-factor-calls.ts'

const { alice, madame, ancienne } = people
const MINUTE = 60_000
/** An invalid body: the call is refused before its body is validated. */
const UNREAD = { unread: true }

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { addAuthenticator, addPasskey, bodies, prove, signIn, signInByPassword } = secondFactorCalls(
  () => school,
)
const { addAdmin } = accountCalls(() => school)

const secondsAgo = (seconds: number) => Math.floor(school.clock.now.getTime() / 1000) - seconds
/** A session of madame's, proven this many seconds ago, or never if null. */
const tokenOf = (seconds: number | null, claims: Partial<PersonClaims> = {}) =>
  school.token('madame', { provenAt: seconds === null ? undefined : secondsAgo(seconds), ...claims })
const tooOld = { status: 403, body: { error: { code: 'proofTooOld' } } }
const tokenIn = (body: unknown) => z.parse(sessionAnswer, body).user.token
const backup = (token: string) => school.send('GET /backup', { token })

const sent = { enablePIN: false, mpgBravoCap: 10 }
const guarded: [request: string, body?: unknown][] = [
  ['GET /backup'],
  ['GET /backup/kept/1795014000000-abcdefgh'],
  ['POST /backup/restore', UNREAD],
  ['POST /backup/kept/1795014000000-abcdefgh/restore'],
  [`GET /export/user/${alice.id}`],
  [`DELETE /user/${alice.id}`],
  [`DELETE /user/${ancienne.id}`],
  ['DELETE /user/import/abc'],
  ['POST /school-year', UNREAD],
  ['POST /user', { ...directrice, password: 'un autre mot de passe' }],
  [`PATCH /user/${alice.id}`, { isAdmin: true, password: 'un autre mot de passe' }],
  [`PATCH /user/${ancienne.id}`, { isEnabled: true }],
  [`PATCH /user/${ancienne.id}`, { password: 'un autre mot de passe' }],
  [`PATCH /user/${madame.id}`, { displayName: 'Mme B.' }],
  [`PATCH /user/${madame.id}`, { password: 'un autre mot de passe' }],
  ['POST /auth/passkeys/options'],
  ['POST /auth/passkeys', UNREAD],
  ['DELETE /auth/passkeys/abc'],
  ['POST /auth/authenticator'],
  ['POST /auth/authenticator/confirm', UNREAD],
  ['DELETE /auth/authenticator'],
  ['POST /auth/recovery-codes'],
  [`DELETE /second-factors/${ancienne.id}`],
  ['POST /settings', { settings: { ...sent, requiresSecondFactor: true } }],
]

describe('a proof within the last ten minutes', () => {
  it.each(guarded)('is needed for %s %j', async (request, body) => {
    for (const seconds of [null, PROOF_LIFETIME_SECONDS, PROOF_LIFETIME_SECONDS + 1])
      expect(await school.call(request, { token: await tokenOf(seconds), body })).toMatchObject(tooOld)
    const fresh = await school.send(request, { token: await tokenOf(PROOF_LIFETIME_SECONDS - 1), body })
    await fresh.arrayBuffer()
    expect(fresh.status).not.toBe(403)
  })

  it.each<[request: string, body?: unknown]>([
    ['GET /backup/kept'],
    ['GET /user/accounts'],
    ['GET /auth/second-factors'],
    ['GET /second-factors'],
    ['POST /user', zoe],
    [`PATCH /user/${alice.id}`, { displayName: 'Alice B.' }],
    [`PATCH /user/${alice.id}`, { isEnabled: false }],
    ['POST /school-year?dryRun=1', { moves: [], eraseArchived: false }],
    ['POST /settings', { settings: sent }],
    ['POST /settings', { settings: { ...sent, requiresSecondFactor: false } }],
    ['POST /auth/password', { current: PASSWORD, next: 'un autre mot de passe' }],
    ['POST /auth/refresh'],
    ['POST /auth/sign-out'],
  ])('is not needed for %s %j', async (request, body) => {
    expect((await school.call(request, { token: await tokenOf(null), body })).status).toBeLessThan(300)
  })

  it('cannot be avoided with dryRun on other calls', async () => {
    const token = await tokenOf(null)
    expect(await school.call(`DELETE /user/${alice.id}?dryRun=1`, { token })).toMatchObject(tooOld)
    expect(await school.call('POST /school-year?dryRun=0', { token, body: UNREAD })).toMatchObject(tooOld)
    expect(await school.call('POST /school-year?dryRun=', { token, body: UNREAD })).toMatchObject({
      status: 400,
    })
  })

  it('is not needed by a pupil who exports their record with a card session', async () => {
    const token = await school.token('alice', { by: 'card' })
    expect((await school.call(`GET /export/user/${alice.id}`, { token })).status).toBe(200)
  })

  it('leaves everything unchanged if it is missing', async () => {
    const storedState = () =>
      Promise.all([users, settings, authenticators].map((table) => school.db.select().from(table)))
    const before = await storedState()
    const token = await tokenOf(null)
    for (const [request, body] of guarded) await school.send(request, { token, body })
    expect(await storedState()).toEqual(before)
  })
})

describe('a proof of identity', () => {
  it('is given by signing in and lasts ten minutes, even if the session is refreshed', async () => {
    const token = tokenIn((await signInByPassword()).body)
    expect((await backup(token)).status).toBe(200)
    school.clock.advance(5 * MINUTE)
    const refreshed = tokenIn((await school.call('POST /auth/refresh', { token })).body)
    expect((await backup(refreshed)).status).toBe(200)
    school.clock.advance(5 * MINUTE)
    const again = tokenIn((await school.call('POST /auth/refresh', { token: refreshed })).body)
    for (const each of [token, refreshed, again]) expect((await backup(each)).status).toBe(403)
  })

  it('is given by a passkey', async () => {
    const { passkey } = await addPasskey()
    expect((await backup(tokenIn((await signIn(passkey)).body))).status).toBe(200)
    const old = { token: await tokenOf(null) }
    const { status, body } = await prove(await bodies.proof(passkey, {}, old), old)
    expect(status).toBe(200)
    expect((await backup(tokenIn(body))).status).toBe(200)
  })

  it('is given by the password, and the session keeps its id', async () => {
    const token = await tokenOf(null, { sid: crypto.randomUUID() })
    const proven = tokenIn((await prove({ password: PASSWORD }, { token })).body)
    expect((await backup(proven)).status).toBe(200)
    expect((await backup(token)).status).toBe(403)
    await school.call('POST /auth/sign-out', { token: proven })
    expect((await school.call('GET /user', { token })).status).toBe(401)
  })

  it('is given by changing the password', async () => {
    const token = await tokenOf(null)
    const body = { current: PASSWORD, next: 'un autre mot de passe' }
    const answer = await school.call('POST /auth/password', { token, body })
    expect((await backup(tokenIn(answer.body))).status).toBe(200)
  })

  it('also requires the code if the account has an authenticator app', async () => {
    const { codeOf, recoveryCodes } = await addAuthenticator()
    const caller = { token: await tokenOf(null) }
    expect((await prove({ password: PASSWORD }, caller)).body).toMatchObject({ needsCode: true })
    expect((await prove({ password: PASSWORD, code: '000000' }, caller)).body).toMatchObject({
      needsCode: true,
    })
    for (const code of [codeOf(1), recoveryCodes[0]])
      expect((await prove({ password: PASSWORD, code }, caller)).body).toMatchObject({ auth: true })
  })

  it('is not given by a wrong password, which counts as a failed sign-in', async () => {
    for (let time = 0; time < 10; time++)
      expect(await prove({ password: 'wrong' })).toMatchObject({
        status: 400,
        body: { error: { code: 'wrongPassword' } },
      })
    for (const password of ['wrong', PASSWORD]) expect((await prove({ password })).status).toBe(429)
  })

  it("is not given by another administrator's password", async () => {
    const other = await addAdmin()
    const token = await school.tokenOf(other.id, { provenAt: undefined })
    await school.call(`PATCH /user/${other.id}`, {
      as: 'madame',
      body: { password: 'un autre mot de passe' },
    })
    expect((await prove({ password: PASSWORD }, { token })).status).toBe(401)
    const next = await school.tokenOf(other.id, { provenAt: undefined })
    expect((await prove({ password: PASSWORD }, { token: next })).status).toBe(400)
  })
})
