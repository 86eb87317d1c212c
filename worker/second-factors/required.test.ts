import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { secondFactorsAnswer } from '../../domain/api/second-factor.ts'
import { adminActions, passkeys, settings } from '../db/schema.ts'
import { accountCalls } from '../testing/account-calls.ts'
import { PASSWORD, pages, people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'
import { secondFactorCalls } from '../testing/second-factor-calls.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { addAuthenticator, addPasskey, bodies, prove, signIn, signInByPassword } = secondFactorCalls(
  () => school,
)
const { addAdmin } = accountCalls(() => school)

const requireFactor = () => school.db.update(settings).set({ requiresSecondFactor: true })
const tokenIn = (body: unknown) => z.parse(sessionAnswer, body).user.token
const refused = { status: 403, body: { error: { code: 'secondFactorNeeded' } } }
const accounts = (caller: CallOptions) => school.call('GET /user/accounts', caller)

const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ description: z.optional(z.string()) }))),
})

describe('a school that requires second factors from administrators', () => {
  it('limits an administrator without one to the calls of a pupil', async () => {
    const { paths } = z.parse(described, (await school.call('GET /openapi.json')).body)
    await requireFactor()
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { description }]) =>
          /Pupils: (no|their own)\. Administrators: yes\./.test(description ?? ''),
        )
        .map(
          ([method]) => `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, '1')}`,
        ),
    )
    expect(calls.length).toBeGreaterThan(60)
    const token = await school.token('madame')
    for (const request of calls) expect(await school.call(request, { token }), request).toMatchObject(refused)
  })

  it('allows them to sign in and out, refresh and read public data', async () => {
    await requireFactor()
    const token = tokenIn((await signInByPassword()).body)
    for (const request of [
      'POST /auth/refresh',
      'GET /auth/second-factors',
      'GET /menulinks',
      'GET /settings',
      'GET /user',
      `GET /pages/${pages.open}`,
      'POST /auth/sign-out',
    ])
      expect((await school.call(request, { token })).status, request).toBe(200)
  })

  it('keeps an administrator out of the room until they have a second factor', async () => {
    await requireFactor()
    const token = tokenIn((await signInByPassword()).body)
    expect(await school.call('POST /auth/room', { token })).toMatchObject(refused)
    const { user } = await addAuthenticator({ token })
    expect((await school.call('POST /auth/room', { token: user.token })).status).toBe(200)
  })

  it('shows an administrator without a second factor only the pages and settings that a pupil may see', async () => {
    await requireFactor()
    for (const page of [pages.adminOnly, pages.disabled]) {
      expect((await school.call(`GET /pages/${page}`, { as: 'madame' })).status, page).toBe(403)
      const token = await school.token('madame', { by: 'code' })
      expect((await school.call(`GET /pages/${page}`, { token })).status, page).toBe(200)
    }
    const { body } = await school.call('GET /settings', { as: 'madame' })
    expect(JSON.stringify(body)).not.toContain('requiresSecondFactor')
  })

  it('does not affect pupils and visitors', async () => {
    await requireFactor()
    expect((await school.call('GET /user', { as: 'alice' })).status).toBe(200)
    expect((await school.call('GET /menulinks')).status).toBe(200)
  })

  it.each([
    ['a passkey', async (caller: CallOptions) => (await addPasskey(caller)).user],
    ['an authenticator app', async (caller: CallOptions) => (await addAuthenticator(caller)).user],
  ])('gives full access as soon as they set up %s', async (_what, setUp) => {
    await requireFactor()
    const token = tokenIn((await signInByPassword()).body)
    expect(await accounts({ token })).toMatchObject(refused)
    const user = await setUp({ token })
    expect((await accounts({ token: user.token })).status).toBe(200)
    expect(await accounts({ token })).toMatchObject(refused)
    const refreshed = await school.call('POST /auth/refresh', { token: user.token })
    expect((await accounts({ token: tokenIn(refreshed.body) })).status).toBe(200)
  })

  it('requires an existing passkey before they may change their factors', async () => {
    const { passkey } = await addPasskey()
    await requireFactor()
    expect((await accounts({ token: tokenIn((await signIn(passkey)).body) })).status).toBe(200)
    const token = tokenIn((await signInByPassword()).body)
    for (const request of [
      'GET /user/accounts',
      'POST /auth/passkeys/options',
      'POST /auth/passkeys',
      `DELETE /auth/passkeys/${passkey.id}`,
      'POST /auth/authenticator',
      'POST /auth/authenticator/confirm',
      'DELETE /auth/authenticator',
      'POST /auth/recovery-codes',
    ])
      expect(await school.call(request, { token }), request).toMatchObject(refused)
    const byPassword = tokenIn((await prove({ password: PASSWORD }, { token })).body)
    expect(await accounts({ token: byPassword })).toMatchObject(refused)
    const shown = tokenIn((await prove(await bodies.proof(passkey, {}, { token }), { token })).body)
    expect((await accounts({ token: shown })).status).toBe(200)
    // A later proof with the password does not reduce access.
    const again = tokenIn((await prove({ password: PASSWORD }, { token: shown })).body)
    expect((await accounts({ token: again })).status).toBe(200)
  })

  it("keeps the session's second factor when the password changes", async () => {
    const { user } = await addPasskey()
    await requireFactor()
    const body = { current: PASSWORD, next: 'un autre mot de passe' }
    const answer = await school.call('POST /auth/password', { token: user.token, body })
    expect((await accounts({ token: tokenIn(answer.body) })).status).toBe(200)
  })

  it('no longer counts a removed factor', async () => {
    const { passkey, user } = await addPasskey()
    await requireFactor()
    const removed = await school.call(`DELETE /auth/passkeys/${passkey.id}`, { token: user.token })
    const token = tokenIn(removed.body)
    expect(await accounts({ token })).toMatchObject(refused)
    expect((await accounts({ token: (await addAuthenticator({ token })).user.token })).status).toBe(200)
  })

  it('does not count a passkey of a former address', async () => {
    await addPasskey()
    await requireFactor()
    const token = tokenIn((await signInByPassword()).body)
    expect(await school.call('POST /auth/authenticator', { token })).toMatchObject(refused)
    await school.db.update(passkeys).set({ relyingParty: 'former.example' })
    expect((await school.call('POST /auth/authenticator', { token })).status).toBe(200)
  })

  it('reports the requirement to the administrator', async () => {
    const own = async (token: string) =>
      z.parse(secondFactorsAnswer, (await school.call('GET /auth/second-factors', { token })).body)
    const token = await school.token('madame')
    expect(await own(token)).toMatchObject({ isRequired: false, isLimited: false })
    await requireFactor()
    expect(await own(token)).toMatchObject({ isRequired: true, isLimited: true })
    const shown = await school.token('madame', { by: 'passkey' })
    expect(await own(shown)).toMatchObject({ isRequired: true, isLimited: false })
  })

  it('logs the factors that a limited administrator sets up', async () => {
    await requireFactor()
    await addPasskey()
    expect(await school.db.select().from(adminActions)).toMatchObject([
      { call: 'POST /auth/passkeys', userID: people.madame.id },
    ])
  })
})

describe('the setting', () => {
  const save = (requiresSecondFactor: boolean, caller: CallOptions = { as: 'madame' }) =>
    school.call('POST /settings', {
      ...caller,
      body: { settings: { enablePIN: false, mpgBravoCap: 10, requiresSecondFactor } },
    })

  it('can be switched on only by an administrator who has a second factor', async () => {
    expect(await save(true)).toMatchObject({ status: 409, body: { error: { code: 'ownFactorFirst' } } })
    expect(await school.db.$count(settings)).toBe(1)
    const { user } = await addAuthenticator()
    expect((await save(true, { token: user.token })).status).toBe(200)
    expect((await accounts({ token: user.token })).status).toBe(200)
    expect(await accounts({ as: 'madame' })).toMatchObject(refused)
  })

  it('can be switched off only by an administrator who signed in with a second factor', async () => {
    const { user } = await addPasskey()
    await requireFactor()
    expect(await save(false)).toMatchObject(refused)
    expect((await save(false, { token: user.token })).status).toBe(200)
    expect((await accounts({ as: 'madame' })).status).toBe(200)
  })
})

describe('the second factors of another administrator', () => {
  const remove = (id: number, caller: CallOptions = { as: 'madame' }) =>
    school.call(`DELETE /second-factors/${id}`, caller)

  it('can be removed, which ends their sessions and lets the password alone sign in', async () => {
    const other = await addAdmin()
    const caller = { token: await school.tokenOf(other.id) }
    const { passkey } = await addPasskey(caller)
    const { user } = await addAuthenticator(caller)
    expect((await school.call('GET /second-factors', { as: 'madame' })).body).toEqual({
      success: true,
      data: [{ userID: other.id, passkeys: 1, hasAuthenticator: true }],
    })
    expect((await remove(other.id)).status).toBe(200)
    expect((await school.call('GET /second-factors', { as: 'madame' })).body).toMatchObject({ data: [] })
    expect((await school.call('GET /user', { token: user.token })).status).toBe(401)
    expect((await signIn(passkey)).status).toBe(404)
    const body = { userName: other.userName, password: PASSWORD }
    expect((await school.call('POST /auth/admin', { body })).body).toMatchObject({ auth: true })
  })

  it('are logged with the user who removed them and the user concerned', async () => {
    const other = await addAdmin()
    await remove(other.id)
    const rows = await school.db.select().from(adminActions)
    expect(rows.at(-1)).toMatchObject({
      userID: people.madame.id,
      call: 'DELETE /second-factors/:userID',
      aboutID: other.id,
    })
  })

  it.each([
    ['an unknown user', 999, 404, 'userUnknown'],
    ['a pupil', people.alice.id, 409, 'factorsOfPupil'],
    ['oneself', people.madame.id, 409, 'factorsOfOneself'],
  ])('cannot be removed for %s', async (_who, id, status, code) => {
    const before = await school.token('alice')
    expect(await remove(id)).toMatchObject({ status, body: { error: { code } } })
    expect((await school.call('GET /user', { token: before })).status).toBe(200)
  })
})
