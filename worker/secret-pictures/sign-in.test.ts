import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { cardAnswer } from '../../domain/api/card.ts'
import { secretAnswer } from '../../domain/api/secret-pictures.ts'
import { attempts, users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { recorded } from '../testing/recorded.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { secretPictureCalls, wrong } from '../testing/secret-picture-calls.ts'

const { alice, bruno, chloe, madame } = people
const MINUTE = 60_000
const as = 'madame'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { choose, login, byTile, list, renew, secretOf } = secretPictureCalls(() => school)

const NEEDED = { status: 200, body: { auth: false, needsPictures: true } }

describe('a class without secret pictures', () => {
  it('is every class until the teacher chooses otherwise: its pupils sign in by name', async () => {
    expect((await login('alice')).body).toMatchObject({ auth: true, user: { userName: 'alice' } })
    expect((await login('alice', ['chat', 'chat', 'chat'])).body).toMatchObject({ auth: true })
    expect((await byTile(alice.id, ['chat', 'chat', 'chat'])).status).toBe(404)
  })

  it('costs its pupils no more questions of the database than there were', async () => {
    const watched = recorded(bindings.DB)
    school = await openSchool({ DB: watched.database })
    // The first call looks whether the school is there.
    await login('bruno')
    watched.statements.length = 0
    await login('alice')
    expect(watched.statements).toHaveLength(1)
  })

  it('is one again once she takes them away', async () => {
    await choose(true, true)
    expect(await login('alice')).toMatchObject(NEEDED)
    expect((await choose(false, true)).body).toMatchObject({
      data: { usesPictures: false, offersNames: false },
    })
    expect((await login('alice')).body).toMatchObject({ auth: true })
  })
})

describe('signing in by secret pictures', () => {
  beforeEach(() => choose(true))

  it('asks for them after the name, and then opens a session that says so', async () => {
    const first = await login('alice')
    expect(first).toMatchObject(NEEDED)
    expect(Object.keys(z.parse(z.looseObject({}), first.body)).toSorted()).toEqual([
      'auth',
      'message',
      'needsPictures',
    ])
    const { user } = z.parse(sessionAnswer, (await login('Alice', await secretOf(alice.id))).body)
    expect(decodeJwt(user.token).by).toBe('pictures')
    expect((await school.call(`GET /activities/${alice.id}`, { token: user.token })).status).toBe(200)
  })

  it('is not done by wrong ones, nor by the right ones in another order, nor by those of another pupil', async () => {
    await school.db.update(users).set({ secretPictures: 'chat pomme pomme' }).where(eq(users.id, alice.id))
    await school.db.update(users).set({ secretPictures: 'flocon avion tuque' }).where(eq(users.id, bruno.id))
    for (const pictures of [
      ['chat', 'pomme', 'tuque'],
      ['pomme', 'pomme', 'chat'],
      ['flocon', 'avion', 'tuque'],
    ])
      expect(await login('alice', pictures)).toMatchObject(NEEDED)
    expect((await login('alice', ['chat', 'pomme', 'pomme'])).body).toMatchObject({ auth: true })
  })

  it.each([
    [[]],
    [['chat', 'chat']],
    [['chat', 'chat', 'chat', 'chat']],
    [['chat', 'chat', 'chien']],
    ['chat'],
    [null],
  ])('takes no %j for three pictures', async (pictures) => {
    expect((await login('alice', pictures)).status).toBe(400)
  })

  it('lets in by a card alone, also while the pictures are locked', async () => {
    const { body } = await school.call(`GET /cards/${alice.id}`, { as })
    const { card } = z.parse(cardAnswer, body).data
    const code = wrong(await secretOf(alice.id))
    for (let time = 0; time < 5; time++) await login('alice', code)
    expect((await login('alice')).status).toBe(429)
    expect((await school.call('POST /auth/card', { body: { card } })).status).toBe(200)
  })

  it('is not asked of administrators, and tells a disabled pupil so', async () => {
    await school.db.update(users).set({ classCode: '4-1' }).where(eq(users.id, madame.id))
    expect((await login('madame')).body).toMatchObject({ auth: true, user: { isAdmin: true } })
    const { body } = await login('chloe', ['chat', 'chat', 'chat'])
    expect(body).toMatchObject({ auth: false, message: expect.stringContaining('désactivé') })
    expect(body).not.toHaveProperty('needsPictures')
  })

  it('asks a pupil who comes into the class too, who has none before the teacher looks', async () => {
    await school.db.update(users).set({ secretPictures: null }).where(eq(users.id, bruno.id))
    expect(await login('bruno')).toMatchObject(NEEDED)
    expect(await login('bruno', ['chat', 'chat', 'chat'])).toMatchObject(NEEDED)
    expect((await login('bruno', await secretOf(bruno.id))).body).toMatchObject({ auth: true })
  })
})

describe('guessing secret pictures', () => {
  beforeEach(() => choose(true, true))

  it('is over after five wrong ones for 15 minutes, the right ones included, by name and by tile', async () => {
    const right = await secretOf(alice.id)
    for (let time = 0; time < 3; time++) expect(await login('alice', wrong(right))).toMatchObject(NEEDED)
    for (let time = 0; time < 2; time++) expect(await byTile(alice.id, wrong(right))).toMatchObject(NEEDED)
    const sixth = await login('alice', right)
    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('retry-after')).toBe('900')
    expect((await byTile(alice.id, right)).status).toBe(429)
    expect((await login('bruno', await secretOf(bruno.id))).body).toMatchObject({ auth: true })
    school.clock.advance(15 * MINUTE)
    expect((await login('alice', right)).body).toMatchObject({ auth: true })
  })

  it('is counted exactly in a race of a hundred, whatever address they come from', async () => {
    const right = await secretOf(alice.id)
    const guesses = Array.from({ length: 100 }, (_, index) =>
      school.call('POST /auth/login', {
        body: { userName: 'alice', pictures: wrong(right) },
        from: `192.0.2.${index}`,
      }),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95)
    expect(await school.db.$count(attempts)).toBe(5)
  })

  it('takes no try where they are right', async () => {
    const right = await secretOf(alice.id)
    for (let time = 0; time < 8; time++)
      expect((await login('alice', right)).body).toMatchObject({ auth: true })
    expect(await school.db.$count(attempts)).toBe(0)
  })

  it('is forgiven by the teacher in one press, with the same pictures or with others', async () => {
    const right = await secretOf(alice.id)
    const lock = async () => {
      for (let time = 0; time < 5; time++) await login('alice', wrong(right))
      expect((await login('alice', right)).status).toBe(429)
      const locked = (await list()).filter(({ lockedUntil }) => lockedUntil !== null)
      expect(locked).toMatchObject([{ userID: alice.id, lockedUntil: '2026-11-18T15:15:00.000Z' }])
    }
    await lock()
    expect((await school.call(`DELETE /secret-pictures/${alice.id}/lock`, { as })).status).toBe(200)
    expect((await login('alice', right)).body).toMatchObject({ auth: true })
    await lock()
    const { data } = z.parse(secretAnswer, (await renew(alice.id)).body)
    expect(data).toMatchObject({ userID: alice.id, lockedUntil: null })
    expect((await login('alice', data.pictures)).body).toMatchObject({ auth: true })
    expect(await secretOf(alice.id)).toEqual(data.pictures)
  })
})

describe('the list of names at sign-in', () => {
  const classes = async () => (await school.call('GET /auth/classes')).body
  const names = () => school.call('GET /auth/classes/4-1')

  it.each([
    ['nothing', false, false],
    ['the pictures alone', true, false],
    ['the list alone', false, true],
  ])('shows nobody where the teacher chose %s', async (_title, usesPictures, offersNames) => {
    await choose(usesPictures, offersNames)
    expect(await classes()).toEqual({ success: true, data: [] })
    expect((await names()).status).toBe(404)
    expect((await byTile(alice.id, ['chat', 'chat', 'chat'])).status).toBe(404)
  })

  it('shows the first names and avatars of a class where she chose both, and opens by the pictures alone', async () => {
    await choose(true, true)
    expect(await classes()).toEqual({ success: true, data: [{ classCode: '4-1' }] })
    const avatarUrl = '0.noavatar.png'
    expect((await names()).body).toEqual({
      success: true,
      data: [
        { id: alice.id, displayName: 'Alice', avatarUrl },
        { id: bruno.id, displayName: 'Bruno', avatarUrl },
      ],
    })
    const { user } = z.parse(sessionAnswer, (await byTile(alice.id, await secretOf(alice.id))).body)
    expect(user).toMatchObject({ id: alice.id, userName: 'alice' })
    expect(decodeJwt(user.token).by).toBe('pictures')
    expect((await byTile(chloe.id, ['chat', 'chat', 'chat'])).body).toMatchObject({ auth: false })
    expect((await byTile(madame.id, ['chat', 'chat', 'chat'])).status).toBe(404)
    expect((await byTile(99, ['chat', 'chat', 'chat'])).status).toBe(404)
  })
})
