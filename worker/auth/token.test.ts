import { eq } from 'drizzle-orm'
import {
  base64url,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const claims = { sub: '2', role: 'pupil', tokenVersion: 1 }
const signingKey = await importJWK(JSON.parse(bindings.SIGNING_KEY), 'EdDSA')
const foreignKey = await generateKeyPair('EdDSA', { extractable: true })

interface Forgery {
  claims?: JWTPayload
  header?: { typ?: string; kid?: string }
  audience?: string
  issuer?: string
  /** Seconds from now. */
  expires?: number | null
  key?: CryptoKey | Uint8Array
}

/** A token like the API's own, except for the given differences. */
function forge({ claims: changed, header, audience, issuer, expires, key }: Forgery = {}): Promise<string> {
  const now = Math.floor(school.clock.now.getTime() / 1000)
  const token = new SignJWT({ ...claims, ...changed })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: 'test', ...header })
    .setIssuer(issuer ?? 'mme-bravo')
    .setAudience(audience ?? 'api')
    .setIssuedAt(now)
  if (expires !== null) token.setExpirationTime(now + (expires ?? 3600))
  return token.sign(key ?? signingKey)
}

const callWith = (token: string) => school.call('GET /user', { token })

describe('a token', () => {
  it('gives access if the API issued it', async () => {
    expect((await callWith(await forge())).status).toBe(200)
  })

  it('expires after exactly one hour', async () => {
    const token = await forge()
    school.clock.advance(3600_000 - 1000)
    expect((await callWith(token)).status).toBe(200)
    school.clock.advance(1000)
    expect(await callWith(token)).toMatchObject({
      status: 401,
      body: { message: 'La session est terminée : il faut se reconnecter.', error: { number: 401 } },
    })
  })

  it.each<[string, () => Promise<string>]>([
    ['is truncated', async () => (await forge()).slice(0, -3)],
    ['has lost its signature', async () => `${(await forge()).split('.').slice(0, 2).join('.')}.`],
    ['is not a token', async () => 'abc'],
    ['has a changed payload', changedPayload],
    ['is signed by another key', () => forge({ key: foreignKey.privateKey })],
    [
      'is signed by another key with an unknown kid',
      () => forge({ key: foreignKey.privateKey, header: { kid: 'other' } }),
    ],
    ['has alg none', unsecured],
    ['is signed with the public key as a secret', signedWithPublicKey],
    ['has another issuer', () => forge({ issuer: 'someone' })],
    ['has another type', () => forge({ header: { typ: 'at+jwt' } })],
    ['never expires', () => forge({ expires: null })],
    ['has no role', () => forge({ claims: { role: undefined } })],
    ['has an unknown role', () => forge({ claims: { role: 'director' } })],
    ['has an unknown sign-in method', () => forge({ claims: { by: 'force' } })],
    ['has no version', () => forge({ claims: { tokenVersion: undefined } })],
    ['has a subject that is not a number', () => forge({ claims: { sub: 'alice' } })],
    ['has an unknown user', () => forge({ claims: { sub: '999' } })],
    ['claims that a pupil is an administrator', () => forge({ claims: { role: 'admin' } })],
  ])('is refused if it %s', async (_title, token) => {
    expect(await callWith(await token())).toMatchObject({
      status: 401,
      body: { success: false, message: expect.stringContaining('il faut se reconnecter') },
    })
  })

  it.each(['room', 'multiplayer', 'bonus', 'device', 'api2', ''])(
    'is refused for the audience %s',
    async (audience) => {
      expect((await callWith(await forge({ audience }))).status).toBe(401)
    },
  )

  it.each(['Basic YWxpY2U6eA==', 'Bearer', 'Bearer  ', 'token', ''])(
    'is refused if the header is %j',
    async (header) => {
      const answer = await school.call('GET /menulinks', { headers: { authorization: header } })
      expect(answer.status).toBe(401)
    },
  )

  it('is refused if invalid, even on calls that are open to visitors', async () => {
    expect((await school.call('GET /menulinks', { token: 'abc' })).status).toBe(401)
    expect((await school.call('GET /menulinks')).status).toBe(200)
  })
})

describe('a session', () => {
  it.each([
    ['disabled', { isEnabled: false }],
    ['made an administrator', { isAdmin: true }],
    ['signed out everywhere', { tokenVersion: 2 }],
  ])('ends when the pupil is %s', async (_title, change) => {
    const token = await school.token('alice')
    expect((await callWith(token)).status).toBe(200)
    await school.db.update(users).set(change).where(eq(users.id, people.alice.id))
    expect((await callWith(token)).status).toBe(401)
  })

  it('ends when the administrator loses the role', async () => {
    const token = await school.token('madame')
    await school.db.update(users).set({ isAdmin: false }).where(eq(users.id, people.madame.id))
    expect((await school.call('GET /logs', { token })).status).toBe(401)
  })

  it('ends when the user is erased', async () => {
    const token = await school.token('bruno')
    await school.db.delete(users).where(eq(users.id, people.bruno.id))
    expect((await callWith(token)).status).toBe(401)
  })
})

describe('an older key', () => {
  it('is still accepted while it is published next to the new one', async () => {
    const token = await forge()
    const { privateKey, publicKey } = foreignKey
    const mark = { kid: 'newer', alg: 'EdDSA', use: 'sig' }
    const { keys } = JSON.parse(bindings.PUBLIC_KEYS)
    const renewed = await openSchool({
      SIGNING_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), ...mark }),
      PUBLIC_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...mark }, ...keys] }),
    })
    expect((await renewed.call('GET /user', { token })).status).toBe(200)
    expect((await renewed.call('GET /user', { as: 'alice' })).status).toBe(200)
  })
})

async function changedPayload(): Promise<string> {
  const [header, , signature] = (await forge()).split('.')
  const payload = { ...claims, sub: '1', role: 'admin', iss: 'mme-bravo', aud: 'api', exp: 9_999_999_999 }
  return [header, base64url.encode(JSON.stringify(payload)), signature].join('.')
}

async function unsecured(): Promise<string> {
  return new UnsecuredJWT(claims)
    .setIssuer('mme-bravo')
    .setAudience('api')
    .setExpirationTime(9_999_999_999)
    .encode()
}

async function signedWithPublicKey(): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'test' })
    .setIssuer('mme-bravo')
    .setAudience('api')
    .setExpirationTime(9_999_999_999)
    .sign(new TextEncoder().encode(JSON.parse(bindings.PUBLIC_KEYS).keys[0].x))
}
