import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { users } from '../db/schema.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const NEXT = 'encore plus solide'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const change = (body: unknown, as: 'alice' | 'madame' | undefined = 'madame') =>
  school.call('POST /auth/password', { as, body })
const login = (password: string) =>
  school.call('POST /auth/admin', { body: { userName: 'madame', password } })
const statusWith = async (token: string) => (await school.call('GET /user', { token })).status

describe("changing one's own password", () => {
  it('takes the new one, ends all sessions and opens one', async () => {
    const token = await school.token('madame')
    const { status, body } = await change({ current: PASSWORD, next: NEXT })
    expect(status).toBe(200)
    const { user } = z.parse(sessionAnswer, body)
    expect(user).toMatchObject({ id: people.madame.id, isAdmin: true })
    expect(await statusWith(token)).toBe(401)
    expect(await statusWith(user.token)).toBe(200)
    expect((await login(PASSWORD)).status).toBe(404)
    expect((await login(NEXT)).status).toBe(200)
  })

  it.each(['12345678', 'PASSWORD', 'Baseball', 'MmeBravo2026!', 'madame!!', '1madame1', 'mot de passe 1'])(
    'refuses one that is tried first: %s',
    async (next) => {
      expect(await change({ current: PASSWORD, next })).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^Ce mot de passe \(next\) est de ceux/) },
      })
      const body = { userName: 'autre', displayName: 'Autre', classCode: '', isAdmin: true, password: next }
      expect(await school.call('POST /user', { as: 'madame', body })).toMatchObject({
        status: next.includes('madame') ? expect.any(Number) : 400,
      })
    },
  )

  it('asks the present one, and counts a wrong one as a failed sign-in', async () => {
    for (let time = 0; time < 10; time++) {
      expect(await change({ current: 'wrong', next: NEXT })).toMatchObject({
        status: 400,
        body: { message: "Ce n'est pas votre mot de passe actuel." },
      })
    }
    expect((await change({ current: 'wrong', next: NEXT })).status).toBe(429)
    expect((await change({ current: PASSWORD, next: NEXT })).status).toBe(429)
    expect((await login(PASSWORD)).status).toBe(429)
  })

  it.each([
    [
      { current: PASSWORD, next: 'court' },
      'Le nouveau mot de passe (next) doit avoir au moins 8 caractères.',
    ],
    [
      { current: PASSWORD, next: 'x'.repeat(257) },
      'Le nouveau mot de passe (next) doit avoir au plus 256 caractères.',
    ],
    [{ current: '', next: NEXT }, 'Le mot de passe actuel (current) ne doit pas être vide.'],
    [{ next: NEXT }, 'Le mot de passe actuel (current) manque : un texte est attendu.'],
  ])('names the field: %j', async (body, message) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { message } })
  })

  it('is for who has one', async () => {
    expect((await school.call('POST /auth/password', { body: {} })).status).toBe(401)
    expect((await change({ current: 'x', next: NEXT }, 'alice')).status).toBe(403)
  })

  it('is done once where it is asked twice at once', async () => {
    const answers = await Promise.all([
      change({ current: PASSWORD, next: NEXT }),
      change({ current: PASSWORD, next: 'une autre solide' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('signing out everywhere', () => {
  it.each(['alice', 'madame'] as const)('ends every session of %s and no other', async (name) => {
    const [token, other] = [await school.token(name), await school.token('bruno')]
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

  it('is not for visitors', async () => {
    expect((await school.call('POST /auth/sign-out-everywhere')).status).toBe(401)
  })
})
