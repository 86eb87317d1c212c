import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { roomTokenAnswer, sessionAnswer } from '../../domain/api/auth.ts'
import { multiplayerTokenAnswer } from '../../domain/api/multiplayer.ts'
import { users } from '../db/schema.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { MAX_ENDED_SESSIONS } from './queries.ts'

const MINUTE = 60_000
const NEXT = 'encore plus solide'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const change = (body: unknown, as: 'alice' | 'madame' | undefined = 'madame') =>
  school.call('POST /auth/password', { as, body })
const signIn = (password: string) =>
  school.call('POST /auth/admin', { body: { userName: 'madame', password } })
const statusWith = async (token: string) => (await school.call('GET /user', { token })).status

describe("changing one's own password", () => {
  it('accepts the new one, ends all sessions and opens a new one', async () => {
    const token = await school.token('madame')
    const { status, body } = await change({ current: PASSWORD, next: NEXT })
    expect(status).toBe(200)
    const { user } = z.parse(sessionAnswer, body)
    expect(user).toMatchObject({ id: people.madame.id, isAdmin: true })
    expect(await statusWith(token)).toBe(401)
    expect(await statusWith(user.token)).toBe(200)
    expect((await signIn(PASSWORD)).status).toBe(404)
    expect((await signIn(NEXT)).status).toBe(200)
  })

  it.each(['12345678', 'PASSWORD', 'Baseball', 'MmeBravo2026!', 'madame!!', '1madame1', 'mot de passe 1'])(
    'refuses a common password: %s',
    async (next) => {
      expect(await change({ current: PASSWORD, next })).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^Ce mot de passe est de ceux/) },
      })
      const body = { userName: 'autre', displayName: 'Autre', classCode: '', isAdmin: true, password: next }
      expect(await school.call('POST /user', { as: 'madame', body })).toMatchObject({
        status: next.includes('madame') ? expect.any(Number) : 400,
      })
    },
  )

  it('requires the current one; ten wrong ones in five minutes lock only the change', async () => {
    for (let time = 0; time < 10; time++) {
      expect(await change({ current: 'wrong', next: NEXT })).toMatchObject({
        status: 400,
        body: { message: "Ce n'est pas votre mot de passe actuel." },
      })
    }
    expect((await change({ current: 'wrong', next: NEXT })).status).toBe(429)
    expect((await change({ current: PASSWORD, next: NEXT })).status).toBe(429)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it('is not refused after others have guessed passwords for the name', async () => {
    for (let time = 0; time < 11; time++) await signIn('wrong')
    expect((await signIn(PASSWORD)).status).toBe(429)
    expect((await change({ current: PASSWORD, next: NEXT })).status).toBe(200)
  })

  it.each([
    [{ current: PASSWORD, next: 'court' }, 'Le nouveau mot de passe doit avoir au moins 8 caractères.'],
    [
      { current: PASSWORD, next: 'x'.repeat(257) },
      'Le nouveau mot de passe doit avoir au plus 256 caractères.',
    ],
    [{ current: '', next: NEXT }, 'Le mot de passe actuel ne doit pas être vide.'],
    [{ next: NEXT }, 'Le mot de passe actuel manque : il faut un texte.'],
  ])('names the invalid field: %j', async (body, message) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { message } })
  })

  it('is refused for users without one', async () => {
    expect((await school.call('POST /auth/password', { body: {} })).status).toBe(401)
    expect((await change({ current: 'x', next: NEXT }, 'alice')).status).toBe(403)
  })

  it('succeeds once in two concurrent calls', async () => {
    const answers = await Promise.all([
      change({ current: PASSWORD, next: NEXT }),
      change({ current: PASSWORD, next: 'une autre solide' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('signing out', () => {
  async function signIn(): Promise<string> {
    const { body } = await school.call('POST /auth/login', { body: { userName: 'alice' } })
    return z.parse(sessionAnswer, body).user.token
  }
  async function refresh(token: string): Promise<string> {
    return z.parse(sessionAnswer, (await school.call('POST /auth/refresh', { token })).body).user.token
  }
  const signOut = (token: string) => school.call('POST /auth/sign-out', { token })

  it('ends the current session with all its tokens, and no session on other tablets', async () => {
    const [first, other] = [await signIn(), await signIn()]
    school.clock.advance(30 * MINUTE)
    const refreshed = await refresh(first)
    const play = await school.call(`GET /user/0/${people.alice.id}`, { token: refreshed })
    const games = z.parse(multiplayerTokenAnswer, play.body)
    expect(await signOut(first)).toMatchObject({ status: 200, body: { success: true } })
    for (const token of [first, refreshed]) {
      expect(await school.call('GET /user', { token })).toMatchObject({
        status: 401,
        body: { error: { code: 'sessionEnded' } },
      })
      expect((await school.call('POST /auth/refresh', { token })).status).toBe(401)
      expect((await school.call('POST /auth/room', { token })).status).toBe(401)
    }
    const score = { token: games.auth ? games.data.Token : '', body: { correctAnswers: 1 } }
    expect((await school.call('POST /multiplayer/score', score)).status).toBe(401)
    expect(await statusWith(other)).toBe(200)
    expect(await statusWith(await signIn())).toBe(200)
  })

  it('keeps an ended session ended after another sign-out, until its tokens expire', async () => {
    const first = await signIn()
    school.clock.advance(1000)
    const last = await refresh(first)
    await signOut(first)
    school.clock.advance(59 * MINUTE)
    await signOut(await signIn())
    expect(await statusWith(last)).toBe(401)
  })

  const aliceRow = () => school.db.select().from(users).where(eq(users.id, people.alice.id)).get()

  it('ends no other session, even if many end within an hour', async () => {
    const other = await signIn()
    const ended: string[] = []
    for (let times = 0; times < 40; times++) {
      const token = await signIn()
      ended.push(token)
      expect((await signOut(token)).status).toBe(200)
    }
    for (const token of ended) expect(await statusWith(token)).toBe(401)
    expect(await statusWith(other)).toBe(200)
    expect((await aliceRow())?.tokenVersion).toBe(1)
  })

  it('is refused if too many sessions have ended, and changes nothing', async () => {
    const until = new Date(school.clock.now.getTime() + 30 * MINUTE).toISOString()
    const ended = Array.from({ length: MAX_ENDED_SESSIONS }, () => [crypto.randomUUID(), until])
    const endedSessions = JSON.stringify(Object.fromEntries(ended))
    await school.db.update(users).set({ endedSessions }).where(eq(users.id, people.alice.id))
    const token = await signIn()
    const refused = await signOut(token)
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'tooManyTriesMinutes' } } })
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect(await aliceRow()).toMatchObject({ tokenVersion: 1, endedSessions })
    expect(await statusWith(token)).toBe(200)
    school.clock.advance(30 * MINUTE)
    expect((await signOut(token)).status).toBe(200)
    expect(await statusWith(token)).toBe(401)
  })

  it('deletes expired sessions from the list', async () => {
    for (let times = 0; times < 40; times++) {
      await signOut(await signIn())
      school.clock.advance(10 * MINUTE)
    }
    const row = await school.db.select().from(users).where(eq(users.id, people.alice.id)).get()
    expect(row?.tokenVersion).toBe(1)
    expect(Object.keys(JSON.parse(row?.endedSessions ?? ''))).toHaveLength(6)
  })

  it('accepts a token without a session id, which expires by itself', async () => {
    expect((await signOut(await school.token('alice'))).status).toBe(200)
    expect((await school.call('POST /auth/sign-out')).status).toBe(401)
  })
})

describe("a pupil's session", () => {
  const MIDNIGHT = '2026-11-19T05:00:00.000Z'

  it("ends at the school's midnight, even if it is refreshed", async () => {
    school.clock.set('2026-11-19T04:30:00.000Z')
    const signedIn = await school.call('POST /auth/login', { body: { userName: 'alice' } })
    const { user } = z.parse(sessionAnswer, signedIn.body)
    expect(user.expiry).toBe(MIDNIGHT)
    school.clock.set('2026-11-19T04:59:59.500Z')
    const extended = await school.call('POST /auth/refresh', { token: user.token })
    const last = z.parse(sessionAnswer, extended.body).user
    expect(last.expiry).toBe(MIDNIGHT)
    expect(await statusWith(last.token)).toBe(200)
    const room = z.parse(roomTokenAnswer, (await school.call('POST /auth/room', { token: last.token })).body)
    expect(room.expiry).toBe(MIDNIGHT)
    school.clock.set(MIDNIGHT)
    expect(await statusWith(last.token)).toBe(401)
    expect((await school.call('POST /auth/refresh', { token: last.token })).status).toBe(401)
  })

  it("ends earlier than an administrator's, who may work past midnight", async () => {
    school.clock.set('2026-11-19T04:30:00.000Z')
    const answer = await signIn(PASSWORD)
    expect(z.parse(sessionAnswer, answer.body).user.expiry).toBe('2026-11-19T05:30:00.000Z')
  })
})

describe('signing out everywhere', () => {
  it.each(['alice', 'madame'] as const)('ends every session of %s and no other', async (name) => {
    const [token, other] = [await school.token(name, { by: 'card' }), await school.token('bruno')]
    expect(await school.call('POST /auth/sign-out-everywhere', { token })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await statusWith(token)).toBe(401)
    expect((await school.call('POST /auth/refresh', { token })).status).toBe(401)
    expect(await statusWith(other)).toBe(200)
    const row = await school.db.select().from(users).where(eq(users.id, people[name].id)).get()
    expect(row?.tokenVersion).toBe(2)
  })

  it('is refused for a pupil who signed in with the name alone', async () => {
    const [token, other] = [await school.token('alice', { by: 'name' }), await school.token('alice')]
    expect(await school.call('POST /auth/sign-out-everywhere', { token })).toMatchObject({
      status: 403,
      body: { error: { code: 'proofNeeded' } },
    })
    expect(await statusWith(other)).toBe(200)
  })

  it('is refused for visitors', async () => {
    expect((await school.call('POST /auth/sign-out-everywhere')).status).toBe(401)
  })
})
