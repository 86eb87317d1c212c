import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { roomTokenAnswer, sessionAnswer } from '../../domain/api/auth.ts'
import { cardAnswer } from '../../domain/api/card.ts'
import { users } from '../db/schema.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { hashPassword } from './password.ts'

const MINUTE = 60_000

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const signInByName = (userName: unknown, from = '192.0.2.1') =>
  school.call('POST /auth/login', { body: { userName }, from })
const signInByPassword = (userName: string, password: string, from = '192.0.2.1') =>
  school.call('POST /auth/admin', { body: { userName, password }, from })

const WRONG = {
  status: 404,
  body: {
    success: false,
    message: 'Invalid username and/or password',
    error: {
      number: 404,
      message: 'Invalid username and/or password',
      code: 'wrongNameOrPassword',
      fields: {},
    },
  },
}

describe('signing in by name', () => {
  it('opens a session for a pupil', async () => {
    const { status, body } = await signInByName('alice')
    expect(status).toBe(200)
    const { user } = z.parse(sessionAnswer, body)
    expect(user).toMatchObject({
      id: people.alice.id,
      userName: 'alice',
      displayName: 'Alice',
      classCode: '4-1',
      avatarUrl: '0.noavatar.png',
      isAdmin: false,
      expiry: '2026-11-18T16:00:00.000Z',
    })
    expect(decodeProtectedHeader(user.token)).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: 'test' })
    expect(decodeJwt(user.token)).toEqual({
      iss: 'mme-bravo',
      aud: 'api',
      sub: '2',
      school: 'school',
      role: 'pupil',
      tokenVersion: 1,
      by: 'name',
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: school.clock.now.getTime() / 1000,
      exp: school.clock.now.getTime() / 1000 + 3600,
    })
    expect((await school.call('GET /user', { token: user.token })).status).toBe(200)
  })

  it.each(['ALICE', '  alice ', 'Àlîcé', 'a l i c e', 'alice\u00a0'])(
    'finds alice by the name %j',
    async (name) => {
      expect(await signInByName(name)).toMatchObject({
        status: 200,
        body: { auth: true, user: { userName: 'alice' } },
      })
    },
  )

  it("asks for a password if the name is an administrator's, and returns no token", async () => {
    const { status, body } = await signInByName(' Madame ')
    expect(status).toBe(200)
    expect(body).toEqual({
      auth: true,
      user: { userName: 'madame', isAdmin: true },
      message: 'Please enter your password.',
    })
  })

  it.each(['chloe', 'ancienne'])('reports that the account is disabled: %s', async (name) => {
    expect(await signInByName(name)).toEqual(
      expect.objectContaining({
        status: 200,
        body: {
          auth: false,
          message: expect.stringContaining('désactivé'),
          english: expect.stringContaining('disabled'),
        },
      }),
    )
  })

  it.each([
    'nobody',
    '🦊🦊',
    '\u0301',
    "alice' OR 1=1 --",
    'alice"; DROP TABLE users',
    'alice\u0000',
    '\ud800',
    '%',
    '_____',
  ])('answers 404 for the unknown name %j', async (name) => {
    expect(await signInByName(name)).toMatchObject(WRONG)
  })

  it.each([
    ['an empty name', '', "Le nom d'utilisateur ne doit pas être vide."],
    ['spaces alone', '   ', "Le nom d'utilisateur ne doit pas être vide."],
    ['300 characters', 'a'.repeat(300), "Le nom d'utilisateur doit avoir au plus 64 caractères."],
    ['a number', 7, "Le nom d'utilisateur doit être un texte."],
    ['nothing', undefined, "Le nom d'utilisateur manque : il faut un texte."],
    ['a list', ['alice'], "Le nom d'utilisateur doit être un texte."],
  ])('refuses %s', async (_title, name, message) => {
    expect(await signInByName(name)).toMatchObject({ status: 400, body: { success: false, message } })
  })

  it('ignores an outdated token', async () => {
    const answer = await school.call('POST /auth/login', { body: { userName: 'alice' }, token: 'old' })
    expect(answer.status).toBe(200)
  })
})

describe('signing in as an administrator', () => {
  it('opens a session', async () => {
    const { status, body } = await signInByPassword('Madame', PASSWORD)
    expect(status).toBe(200)
    const { user } = z.parse(sessionAnswer, body)
    expect(user).toMatchObject({ id: people.madame.id, isAdmin: true, classCode: '' })
    expect((await school.call('GET /logs', { token: user.token })).status).toBe(200)
  })

  it.each([
    ['a wrong password', 'madame', 'wrong'],
    ['the right one in another case', 'madame', PASSWORD.toUpperCase()],
    ['an unknown name', 'nobody', PASSWORD],
    ["a pupil's name", 'alice', PASSWORD],
    ['a disabled administrator with a wrong password', 'ancienne', 'wrong'],
  ])('answers %s with the same message', async (_title, name, password) => {
    expect((await signInByPassword(name, password)).body).toEqual(WRONG.body)
  })

  it('reports a disabled account only after the right password', async () => {
    expect(await signInByPassword('ancienne', PASSWORD)).toMatchObject({ status: 200, body: { auth: false } })
  })

  it.each([
    ['an empty password', '', 'Le mot de passe ne doit pas être vide.'],
    ['a long one', 'x'.repeat(257), 'Le mot de passe doit avoir au plus 256 caractères.'],
  ])('refuses %s', async (_title, password, message) => {
    expect(await signInByPassword('madame', password)).toMatchObject({ status: 400, body: { message } })
  })

  it('rehashes the password if the parameters have changed', async () => {
    // The format before rounds were stored.
    const weak = (await hashPassword(PASSWORD, 1)).replace('$1x', '$')
    await school.db.update(users).set({ passwordHash: weak }).where(eq(users.id, people.madame.id))
    expect((await signInByPassword('madame', PASSWORD)).status).toBe(200)
    const stored = await school.db.select().from(users).where(eq(users.id, people.madame.id)).get()
    expect(stored?.passwordHash).toMatch(/^pbkdf2-sha256\$6x100000\$/)
    expect((await signInByPassword('madame', PASSWORD)).status).toBe(200)
  })
})

describe('extending the session', () => {
  it('returns a new token while the old one is valid', async () => {
    const old = await school.token('alice')
    school.clock.advance(59 * MINUTE)
    const { status, body } = await school.call('POST /auth/refresh', { token: old })
    expect(status).toBe(200)
    const { user } = z.parse(sessionAnswer, body)
    expect(user).toMatchObject({ id: people.alice.id, expiry: '2026-11-18T16:59:00.000Z' })
    school.clock.advance(59 * MINUTE)
    expect((await school.call('GET /user', { token: user.token })).status).toBe(200)
  })

  it('is refused for a visitor, an expired token and a disabled pupil', async () => {
    expect((await school.call('POST /auth/refresh')).status).toBe(401)
    const token = await school.token('alice')
    await school.db.update(users).set({ isEnabled: false }).where(eq(users.id, people.alice.id))
    expect((await school.call('POST /auth/refresh', { token })).status).toBe(401)
    const other = await school.token('bruno')
    school.clock.advance(60 * MINUTE)
    expect((await school.call('POST /auth/refresh', { token: other })).status).toBe(401)
  })
})

describe('the sign-in method', () => {
  const beganBy = (body: unknown) => decodeJwt(z.parse(sessionAnswer, body).user.token).by

  async function signInByCard() {
    const { body } = await school.call(`GET /cards/${people.alice.id}`, { as: 'madame' })
    return school.call('POST /auth/card', { body: { card: z.parse(cardAnswer, body).data.card } })
  }

  it.each([
    ['name', () => signInByName('alice')],
    ['card', signInByCard],
    ['password', () => signInByPassword('madame', PASSWORD)],
  ])('is kept in refreshed tokens: %s', async (by, signIn) => {
    const { body } = await signIn()
    expect(beganBy(body)).toBe(by)
    const { token } = z.parse(sessionAnswer, body).user
    const refreshed = z.parse(sessionAnswer, (await school.call('POST /auth/refresh', { token })).body)
    expect(beganBy(refreshed)).toBe(by)
    const again = await school.call('POST /auth/refresh', { token: refreshed.user.token })
    expect(beganBy(again.body)).toBe(by)
    const room = z.parse(roomTokenAnswer, (await school.call('POST /auth/room', { token })).body)
    expect(decodeJwt(room.token).by).toBe(by)
  })

  it('defaults to "name" if the token has none', async () => {
    const answer = await school.call('POST /auth/refresh', { as: 'alice' })
    expect(beganBy(answer.body)).toBe('name')
  })
})

describe('the token for the room', () => {
  it('lasts two minutes and identifies the user', async () => {
    const { status, body } = await school.call('POST /auth/room', { as: 'alice' })
    expect(status).toBe(200)
    const { token, expiry } = z.parse(roomTokenAnswer, body)
    expect(expiry).toBe('2026-11-18T15:02:00.000Z')
    expect(decodeJwt(token)).toMatchObject({
      aud: 'room',
      sub: '2',
      school: 'school',
      role: 'pupil',
      tokenVersion: 1,
      name: 'Alice',
      avatar: '0.noavatar.png',
      classCode: '4-1',
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('is given to administrators but not to visitors', async () => {
    expect((await school.call('POST /auth/room', { as: 'madame' })).status).toBe(200)
    expect((await school.call('POST /auth/room')).status).toBe(401)
  })
})

describe('the published keys', () => {
  it('are public and contain no private key', async () => {
    const { status, body, headers } = await school.call('GET /.well-known/jwks.json')
    expect(status).toBe(200)
    expect(body).toEqual({
      keys: [{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: 'test', x: expect.any(String) }],
    })
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })
})
