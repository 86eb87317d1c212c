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

const require = () => school.db.update(settings).set({ requiresSecondFactor: true })
const tokenIn = (body: unknown) => z.parse(sessionAnswer, body).user.token
const refused = { status: 403, body: { error: { code: 'secondFactorNeeded' } } }
const accounts = (caller: CallOptions) => school.call('GET /user/accounts', caller)

const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ description: z.optional(z.string()) }))),
})

describe('a school that requires second factors of administrators', () => {
  it('refuses one who has shown none every call that a pupil may not make of their own record', async () => {
    const { paths } = z.parse(described, (await school.call('GET /openapi.json')).body)
    await require()
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

  it('lets them sign in and out, refresh, enter the room and read what everyone may', async () => {
    await require()
    const token = tokenIn((await signInByPassword()).body)
    for (const request of [
      'POST /auth/refresh',
      'POST /auth/room',
      'GET /auth/second-factors',
      'GET /menulinks',
      'GET /settings',
      'GET /user',
      `GET /pages/${pages.open}`,
      'POST /auth/sign-out',
    ])
      expect((await school.call(request, { token })).status, request).toBe(200)
  })

  it('shows them what others may not see no more than a pupil', async () => {
    await require()
    for (const page of [pages.adminOnly, pages.disabled]) {
      expect((await school.call(`GET /pages/${page}`, { as: 'madame' })).status, page).toBe(403)
      const token = await school.token('madame', { by: 'code' })
      expect((await school.call(`GET /pages/${page}`, { token })).status, page).toBe(200)
    }
    const { body } = await school.call('GET /settings', { as: 'madame' })
    expect(JSON.stringify(body)).not.toContain('requiresSecondFactor')
  })

  it('leaves pupils and visitors alone', async () => {
    await require()
    expect((await school.call('GET /user', { as: 'alice' })).status).toBe(200)
    expect((await school.call('GET /menulinks')).status).toBe(200)
  })

  it.each([
    ['a passkey', async (caller: CallOptions) => (await addPasskey(caller)).user],
    ['an authenticator app', async (caller: CallOptions) => (await addAuthenticator(caller)).user],
  ])('lets one in who sets up %s, in that session at once', async (_what, setUp) => {
    await require()
    const token = tokenIn((await signInByPassword()).body)
    expect(await accounts({ token })).toMatchObject(refused)
    const user = await setUp({ token })
    expect((await accounts({ token: user.token })).status).toBe(200)
    expect(await accounts({ token })).toMatchObject(refused)
    const refreshed = await school.call('POST /auth/refresh', { token: user.token })
    expect((await accounts({ token: tokenIn(refreshed.body) })).status).toBe(200)
  })

  it('asks who has a passkey to show it after a password, before they may change their factors', async () => {
    const { passkey } = await addPasskey()
    await require()
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
    // A later proof by the password takes nothing back.
    const again = tokenIn((await prove({ password: PASSWORD }, { token: shown })).body)
    expect((await accounts({ token: again })).status).toBe(200)
  })

  it('keeps what a session has shown where its password changes', async () => {
    const { user } = await addPasskey()
    await require()
    const body = { current: PASSWORD, next: 'un autre mot de passe' }
    const answer = await school.call('POST /auth/password', { token: user.token, body })
    expect((await accounts({ token: tokenIn(answer.body) })).status).toBe(200)
  })

  it('no longer takes a factor for shown that was removed', async () => {
    const { passkey, user } = await addPasskey()
    await require()
    const removed = await school.call(`DELETE /auth/passkeys/${passkey.id}`, { token: user.token })
    const token = tokenIn(removed.body)
    expect(await accounts({ token })).toMatchObject(refused)
    expect((await accounts({ token: (await addAuthenticator({ token })).user.token })).status).toBe(200)
  })

  it('takes no passkey of a former address for a factor', async () => {
    await addPasskey()
    await require()
    const token = tokenIn((await signInByPassword()).body)
    expect(await school.call('POST /auth/authenticator', { token })).toMatchObject(refused)
    await school.db.update(passkeys).set({ relyingParty: 'former.example' })
    expect((await school.call('POST /auth/authenticator', { token })).status).toBe(200)
  })

  it('tells the administrator of it', async () => {
    const own = async (token: string) =>
      z.parse(secondFactorsAnswer, (await school.call('GET /auth/second-factors', { token })).body)
    const token = await school.token('madame')
    expect(await own(token)).toMatchObject({ isRequired: false, isLimited: false })
    await require()
    expect(await own(token)).toMatchObject({ isRequired: true, isLimited: true })
    const shown = await school.token('madame', { by: 'passkey' })
    expect(await own(shown)).toMatchObject({ isRequired: true, isLimited: false })
  })

  it('notes what a limited administrator sets up', async () => {
    await require()
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

  it('is switched on only by an administrator who has a second factor', async () => {
    expect(await save(true)).toMatchObject({ status: 409, body: { error: { code: 'ownFactorFirst' } } })
    expect(await school.db.$count(settings)).toBe(1)
    const { user } = await addAuthenticator()
    expect((await save(true, { token: user.token })).status).toBe(200)
    expect((await accounts({ token: user.token })).status).toBe(200)
    expect(await accounts({ as: 'madame' })).toMatchObject(refused)
  })

  it('is switched off only by one who has shown theirs', async () => {
    const { user } = await addPasskey()
    await require()
    expect(await save(false)).toMatchObject(refused)
    expect((await save(false, { token: user.token })).status).toBe(200)
    expect((await accounts({ as: 'madame' })).status).toBe(200)
  })
})

describe('the second factors of another administrator', () => {
  const remove = (id: number, caller: CallOptions = { as: 'madame' }) =>
    school.call(`DELETE /second-factors/${id}`, caller)

  it('are removed with their sessions, so that the password alone signs them in', async () => {
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

  it('are noted as removed by whom, and of whom', async () => {
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
    ['nobody', 999, 404, 'userUnknown'],
    ['a pupil', people.alice.id, 409, 'factorsOfPupil'],
    ['oneself', people.madame.id, 409, 'factorsOfOneself'],
  ])('cannot be those of %s', async (_who, id, status, code) => {
    const before = await school.token('alice')
    expect(await remove(id)).toMatchObject({ status, body: { error: { code } } })
    expect((await school.call('GET /user', { token: before })).status).toBe(200)
  })
})
