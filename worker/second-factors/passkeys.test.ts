import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { adminSessionAnswer, sessionAnswer } from '../../domain/api/auth.ts'
import { newPasskeyOptions, passkeyOptions, secondFactorsAnswer } from '../../domain/api/second-factor.ts'
import { TOKEN_SECONDS } from '../../domain/api/token.ts'
import { openDatabase } from '../db/database.ts'
import { passkeys, usedChallenges, users } from '../db/schema.ts'
import { schoolNamed } from '../schools/stores.ts'
import { accountCalls } from '../testing/account-calls.ts'
import { bindings } from '../testing/bindings.ts'
import { emptyStores } from '../testing/empty-stores.ts'
import { recorded } from '../testing/recorded.ts'
import { insertRows, PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { secondFactorCalls } from '../testing/second-factor-calls.ts'
import { softwareAuthenticator } from '../testing/software-authenticator.ts'
import { MAX_PASSKEYS } from './queries.ts'

const MADAME = { as: 'madame' } as const

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { bodies, addPasskey, signIn, signInByPassword, prove } = secondFactorCalls(() => school)
const { addAdmin, change } = accountCalls(() => school)

const signInWith = (body: unknown) => school.call('POST /auth/passkey', { body })
const statusWith = async (token: string) => (await school.call('GET /user', { token })).status
const rowOf = (id: string) => school.db.select().from(passkeys).where(eq(passkeys.passkeyID, id)).get()

describe('signing in by a passkey', () => {
  it('opens a session without hashing a password', async () => {
    const { passkey } = await addPasskey()
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    const { status, body } = await signIn(passkey)
    expect(status).toBe(200)
    const { user } = z.parse(sessionAnswer, body)
    expect(user).toMatchObject({ id: people.madame.id, isAdmin: true })
    expect(await statusWith(user.token)).toBe(200)
    expect(derive).not.toHaveBeenCalled()
    derive.mockRestore()
  })

  it('offers a challenge for any passkey of the site and stores nothing', async () => {
    const { database, statements } = recorded(bindings.DB)
    school = await openSchool({ DB: database })
    await addPasskey()
    statements.length = 0
    const { body } = await school.call('POST /auth/passkey/options')
    const { options } = z.parse(passkeyOptions, body)
    expect(options).toMatchObject({ rpId: 'school.example', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    expect(statements.filter(({ rowsWritten }) => rowsWritten > 0)).toEqual([])
  })

  it('stores the time of use and the signature counter', async () => {
    const { passkey } = await addPasskey()
    expect(await rowOf(passkey.id)).toMatchObject({ lastUsedAt: null, counter: 0 })
    school.clock.advance(60_000)
    await signIn(passkey, { counter: 7 })
    expect(await rowOf(passkey.id)).toMatchObject({
      lastUsedAt: school.clock.now.toISOString(),
      counter: 7,
    })
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port of the address', { origin: 'https://school.example:8443' }],
    ['the address without TLS', { origin: 'http://school.example' }],
    ['another relying party', { rpID: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IGFza2Vk' }],
    ['no user verification', { isUserVerified: false }],
  ])('refuses a response for %s', async (_what, site) => {
    const { passkey } = await addPasskey()
    expect(await signIn(passkey, site)).toMatchObject({
      status: 404,
      body: { error: { code: 'passkeyInvalid' } },
    })
    expect(await school.db.select().from(usedChallenges)).toHaveLength(1)
    expect((await signIn(passkey)).status).toBe(200)
  })

  it('refuses the signature of another key under the same id', async () => {
    const { passkey } = await addPasskey()
    const other = await softwareAuthenticator()
    const { ticket, response } = await bodies.signIn(other)
    const forged = { ...response, id: passkey.id, rawId: passkey.id }
    expect((await signInWith({ ticket, response: forged })).status).toBe(404)
  })

  it('refuses an unknown passkey', async () => {
    expect((await signIn(await softwareAuthenticator())).status).toBe(404)
  })

  it('refuses a malformed response and names the fields', async () => {
    const { passkey } = await addPasskey()
    const body = await bodies.signIn(passkey)
    for (const spoilt of [{}, { ...body, response: { ...body.response, id: 'é' } }, { ticket: body.ticket }])
      expect(await signInWith(spoilt)).toMatchObject({
        status: 400,
        body: { error: { code: 'fieldsInvalid' } },
      })
    for (const signature of ['AAAA', 'A'.repeat(90)])
      expect(
        (
          await signInWith({
            ...body,
            response: { ...body.response, response: { ...body.response.response, signature } },
          })
        ).status,
      ).toBe(404)
  })

  it('accepts a response only once, even in concurrent requests', async () => {
    const { passkey } = await addPasskey()
    const body = await bodies.signIn(passkey)
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInWith(body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signInWith(body)).status).toBe(404)
  })

  it('accepts a response for five minutes', async () => {
    const { passkey } = await addPasskey()
    const body = await bodies.signIn(passkey)
    school.clock.advance(TOKEN_SECONDS.passkey * 1000)
    expect((await signInWith(body)).status).toBe(404)
  })

  it.each([6, 5])('refuses a copied passkey whose counter %i was used before', async (counter) => {
    const { passkey } = await addPasskey()
    expect((await signIn(passkey, { counter: 6 })).status).toBe(200)
    expect((await signIn(passkey, { counter })).status).toBe(404)
    expect((await signIn(passkey, { counter: 7 })).status).toBe(200)
  })

  it('accepts only one of a passkey and its copy in concurrent requests', async () => {
    const { passkey } = await addPasskey()
    const both = [await bodies.signIn(passkey, { counter: 6 }), await bodies.signIn(passkey, { counter: 6 })]
    const answers = await Promise.all(both.map(signInWith))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  it('refuses a disabled administrator', async () => {
    const other = await addAdmin()
    const { passkey } = await addPasskey({ token: await school.tokenOf(other.id) })
    await change(other.id, { isEnabled: false })
    expect((await signIn(passkey)).body).toMatchObject({ auth: false, english: expect.any(String) })
  })

  it('refuses an administrator who became a pupil, even after they are an administrator again', async () => {
    const other = await addAdmin()
    const { passkey } = await addPasskey({ token: await school.tokenOf(other.id) })
    await change(other.id, { isAdmin: false, classCode: '4-1' })
    expect((await signIn(passkey)).status).toBe(404)
    await change(other.id, { isAdmin: true, password: 'un autre mot de passe' })
    expect((await signIn(passkey)).status).toBe(404)
  })
})

describe('a ticket', () => {
  it('works only for the call it was made for', async () => {
    const { passkey } = await addPasskey()
    const [forSignIn, forProof, forAdding] = [
      await bodies.signIn(passkey),
      await bodies.proof(passkey),
      await bodies.add(passkey),
    ]
    const answer = async (ticket: string, challenge: string) => ({
      ticket,
      response: await passkey.answer({ challenge }),
    })
    const { options } = z.parse(
      newPasskeyOptions,
      (await school.call('POST /auth/passkeys/options', MADAME)).body,
    )
    expect((await signInWith(forProof)).status).toBe(404)
    expect((await prove(forSignIn)).status).toBe(404)
    for (const each of [signInWith, prove])
      expect((await each(await answer(forAdding.ticket, options.challenge))).status).toBe(404)
    const other = await softwareAuthenticator()
    const optionsAnswer = await school.call('POST /auth/proof/options', MADAME)
    const { ticket, options: proof } = z.parse(passkeyOptions, optionsAnswer.body)
    const response = await other.register({ challenge: proof.challenge })
    const body = { ticket, name: 'Autre', response }
    expect(await school.call('POST /auth/passkeys', { ...MADAME, body })).toMatchObject({
      status: 400,
      body: { error: { code: 'passkeyNotAdded' } },
    })
  })

  it('works only for its user', async () => {
    const other = await addAdmin()
    const directrice = { token: await school.tokenOf(other.id) }
    const { passkey } = await addPasskey()
    const theirs = await addPasskey(directrice)
    // A valid response by another user, and a valid response to another user's challenge.
    expect((await prove(await bodies.proof(theirs.passkey))).status).toBe(404)
    expect((await prove(await bodies.proof(passkey, {}, directrice))).status).toBe(404)
    const body = await bodies.add(await softwareAuthenticator(), {}, directrice)
    expect((await school.call('POST /auth/passkeys', { ...MADAME, body })).status).toBe(400)
    expect((await school.call('POST /auth/passkeys', { ...directrice, body })).status).toBe(200)
  })

  it('cannot be used as a token, nor a token as a ticket', async () => {
    const { passkey } = await addPasskey()
    const { ticket, response } = await bodies.proof(passkey)
    expect(await statusWith(ticket)).toBe(401)
    expect((await signInWith({ ticket: await school.token('madame'), response })).status).toBe(404)
  })
})

describe('adding a passkey', () => {
  it('stores it with its name and address, and excludes it from the next creation', async () => {
    const { passkey } = await addPasskey()
    expect(await rowOf(passkey.id)).toMatchObject({
      userID: people.madame.id,
      name: 'Ordinateur',
      relyingParty: 'school.example',
      publicKey: passkey.publicKey,
      transports: '["internal"]',
    })
    const { body } = await school.call('POST /auth/passkeys/options', MADAME)
    expect(z.parse(newPasskeyOptions, body).options).toMatchObject({
      rp: { id: 'school.example' },
      user: { name: 'madame', displayName: 'Madame' },
      excludeCredentials: [{ id: passkey.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(
      await school.call('POST /auth/passkeys', { ...MADAME, body: await bodies.add(passkey) }),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'passkeyKnown' } },
    })
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpID: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IGFza2Vk' }],
    ['no user verification', { isUserVerified: false }],
  ])('refuses one made for %s', async (_what, site) => {
    const body = await bodies.add(await softwareAuthenticator(), site)
    expect(await school.call('POST /auth/passkeys', { ...MADAME, body })).toMatchObject({
      status: 400,
      body: { error: { code: 'passkeyNotAdded' } },
    })
    expect(await school.db.select().from(passkeys)).toEqual([])
  })

  it('refuses a pupil and a visitor', async () => {
    for (const request of [
      'GET /auth/second-factors',
      'POST /auth/passkeys/options',
      'POST /auth/passkeys',
      'DELETE /auth/passkeys/x',
      'POST /auth/authenticator',
      'POST /auth/authenticator/confirm',
      'DELETE /auth/authenticator',
      'POST /auth/recovery-codes',
      'POST /auth/proof/options',
      'POST /auth/proof',
      'GET /second-factors',
      `DELETE /second-factors/${people.madame.id}`,
    ]) {
      expect((await school.call(request, { as: 'alice' })).status, request).toBe(403)
      expect((await school.call(request)).status, request).toBe(401)
    }
  })

  it(`refuses more than ${MAX_PASSKEYS} of an account`, async () => {
    const { passkey } = await addPasskey()
    const { passkeyID: _id, ...row } = (await rowOf(passkey.id)) ?? expect.fail('It was not stored.')
    for (let index = 1; index < MAX_PASSKEYS; index++)
      await school.db.insert(passkeys).values({ ...row, passkeyID: `copy ${index}` })
    const body = await bodies.add(await softwareAuthenticator())
    expect(await school.call('POST /auth/passkeys', { ...MADAME, body })).toMatchObject({
      status: 409,
      body: { error: { code: 'passkeysFull' } },
    })
  })
})

describe('removing a passkey', () => {
  it('revokes it and ends the sessions that it may have opened', async () => {
    const { passkey, user } = await addPasskey()
    const { body } = await signIn(passkey)
    const thief = z.parse(sessionAnswer, body).user.token
    const answer = await school.call(`DELETE /auth/passkeys/${passkey.id}`, { token: user.token })
    const { device, user: renewed } = z.parse(adminSessionAnswer, answer.body)
    expect((await signIn(passkey)).status).toBe(404)
    expect(await statusWith(thief)).toBe(401)
    expect(await statusWith(user.token)).toBe(401)
    expect(await statusWith(renewed.token)).toBe(200)
    const { tokenVersion } = decodeJwt(renewed.token)
    expect(decodeJwt(device)).toMatchObject({ tokenVersion })
    expect((await signInByPassword()).body).toMatchObject({ auth: true })
  })

  it("refuses another user's passkey and ends no session", async () => {
    const other = await addAdmin()
    const { passkey } = await addPasskey({ token: await school.tokenOf(other.id) })
    expect(await school.call(`DELETE /auth/passkeys/${passkey.id}`, MADAME)).toMatchObject({
      status: 404,
      body: { error: { code: 'passkeyUnknown' } },
    })
    const rows = await school.db.select().from(users)
    expect(rows.filter(({ isAdmin }) => isAdmin).map(({ tokenVersion }) => tokenVersion)).toEqual([1, 1, 1])
    expect((await signIn(passkey)).status).toBe(200)
  })
})

describe('a school and its address', () => {
  const ownAt = async (at: string) => {
    const { body } = await school.call('GET /auth/second-factors', { ...MADAME, at })
    return z.parse(secondFactorsAnswer, body)
  }

  it('refuses passkeys of a former address, lists them as such, and accepts the password', async () => {
    const passkey = await softwareAuthenticator()
    school = await openSchool({ SITE_URL: 'https://neuf.example' })
    await school.db.insert(passkeys).values({
      passkeyID: passkey.id,
      userID: people.madame.id,
      publicKey: passkey.publicKey,
      counter: 0,
      relyingParty: 'school.example',
      name: 'Ancienne',
      createdAt: school.clock.now.toISOString(),
    })
    const here = { at: 'neuf.example' }
    for (const rpID of ['school.example', 'neuf.example'])
      expect((await signIn(passkey, { rpID, origin: 'https://neuf.example' }, here)).status).toBe(404)
    expect((await signInByPassword()).body).toMatchObject({ auth: true })
    const { passkey: next } = await addPasskey(
      { ...MADAME, ...here },
      { rpID: 'neuf.example', origin: 'https://neuf.example' },
    )
    expect(await ownAt('neuf.example')).toMatchObject({
      passkeysUnavailable: null,
      passkeys: [
        { passkeyID: passkey.id, relyingParty: 'school.example', isForThisAddress: false },
        { passkeyID: next.id, relyingParty: 'neuf.example', isForThisAddress: true },
      ],
    })
  })

  it('has no passkeys outside its configured address, which it names; passwords still work', async () => {
    const at = 'mme-bravo.pages.dev'
    const refused = { status: 409, body: { error: { code: 'passkeysElsewhere' } } }
    expect(await school.call('POST /auth/passkey/options', { at })).toMatchObject(refused)
    expect(await school.call('POST /auth/passkeys/options', { ...MADAME, at })).toMatchObject(refused)
    const { passkeysUnavailable } = await ownAt(at)
    expect(passkeysUnavailable).toMatchObject({
      code: 'passkeysElsewhere',
      message: expect.stringContaining('https://school.example'),
    })
    const body = { userName: 'madame', password: PASSWORD }
    expect((await school.call('POST /auth/admin', { at, body })).body).toMatchObject({ auth: true })
  })

  it('has separate passkeys for each school', async () => {
    const lilas = schoolNamed(bindings, 'lilas')
    await emptyStores(lilas)
    await insertRows(openDatabase(lilas.database))
    const at = 'lilas.example'
    const own = { token: await school.token('madame', { school: 'lilas' }), at }
    const site = { rpID: at, origin: `https://${at}` }
    const { passkey } = await addPasskey(own, site)
    expect((await signIn(passkey, site, { at })).body).toMatchObject({ auth: true })
    expect((await signIn(passkey)).status).toBe(404)
    expect(await school.call('POST /auth/proof/options', { ...MADAME, at })).toMatchObject({
      status: 409,
      body: { error: { code: 'passkeysElsewhere' } },
    })
  })

  describe('without a configured address', () => {
    beforeEach(async () => {
      school = await openSchool({ SITE_URL: '' })
    })

    it('has passkeys at localhost over HTTP', async () => {
      const at = 'http://localhost:8787'
      const site = { rpID: 'localhost', origin: at }
      const { passkey } = await addPasskey({ ...MADAME, at }, site)
      expect((await signIn(passkey, site, { at })).body).toMatchObject({ auth: true })
      expect((await signIn(passkey, { ...site, origin: 'http://localhost:9999' }, { at })).status).toBe(404)
      expect(await ownAt(at)).toMatchObject({
        passkeysUnavailable: null,
        passkeys: [{ relyingParty: 'localhost', isForThisAddress: true }],
      })
    })

    it.each([
      'http://192.168.1.20:8787',
      'http://127.0.0.1:8787',
      'http://ecole.local',
      'https://any.example',
    ])('has no passkeys at %s, but accepts password and code', async (at) => {
      expect(await school.call('POST /auth/passkey/options', { at })).toMatchObject({
        status: 409,
        body: { error: { code: 'passkeysNeedHTTPS' } },
      })
      expect((await ownAt(at)).passkeysUnavailable).toMatchObject({ code: 'passkeysNeedHTTPS' })
      const body = { userName: 'madame', password: PASSWORD }
      expect((await school.call('POST /auth/admin', { at, body })).body).toMatchObject({ auth: true })
    })
  })
})
