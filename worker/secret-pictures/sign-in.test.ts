import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { cardAnswer } from '../../domain/api/card.ts'
import { lockedPupilsAnswer, secretAnswer } from '../../domain/api/secret-pictures.ts'
import { runDaily } from '../daily/daily.ts'
import { attempts, users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { recordStatements } from '../testing/record-statements.ts'
import { LIST_KEY, people } from '../testing/rows.ts'
import { type Answer, openSchool, type School } from '../testing/school.ts'
import { secretPictureCalls, wrongSecret } from '../testing/secret-picture-calls.ts'

const { alice, bruno, chloe, madame } = people
const MINUTE = 60_000
const as = 'madame'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { choose, login, byTile, list, listed, listKeyOf, renew, giveBack, secretOf } = secretPictureCalls(
  () => school,
)

const NEEDED = { status: 200, body: { auth: false, needsPictures: true } }

describe('a class without secret pictures', () => {
  it('is the default: its pupils sign in by name', async () => {
    expect((await login('alice')).body).toMatchObject({ auth: true, user: { userName: 'alice' } })
    expect((await login('alice', ['chat', 'chat', 'chat'])).body).toMatchObject({ auth: true })
    expect((await byTile(alice.id, ['chat', 'chat', 'chat'])).status).toBe(404)
  })

  it('needs no additional query at sign-in', async () => {
    const watched = recordStatements(bindings.DB)
    school = await openSchool({ DB: watched.database })
    // The first call also checks the state of the school.
    await login('bruno')
    watched.statements.length = 0
    await login('alice')
    expect(watched.statements).toHaveLength(1)
  })

  it('ends all sessions of its pupils, including those of cards, when the pictures are switched on', async () => {
    const tokens = [await school.token('alice', { by: 'name' }), await school.token('bruno', { by: 'card' })]
    const statuses = () =>
      Promise.all(tokens.map(async (token) => (await school.call('GET /user', { token })).status))
    expect(await statuses()).toEqual([200, 200])
    await choose(true)
    expect(await statuses()).toEqual([401, 401])
  })

  it('lets pupils sign in by name again when the pictures are switched off', async () => {
    await choose(true, true)
    expect(await login('alice')).toMatchObject(NEEDED)
    expect((await choose(false, true)).body).toMatchObject({
      data: { usesPictures: false, offersNames: true },
    })
    expect((await login('alice')).body).toMatchObject({ auth: true })
  })
})

describe('signing in by secret pictures', () => {
  beforeEach(() => choose(true))

  it('asks for them after the name, and opens a session with that method', async () => {
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

  it('refuses wrong pictures, the right ones in another order, and those of another pupil', async () => {
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
  ])('refuses %j as invalid', async (pictures) => {
    expect((await login('alice', pictures)).status).toBe(400)
  })

  it('is not used for administrators, and reports that a pupil is disabled', async () => {
    await school.db.update(users).set({ classCode: '4-1' }).where(eq(users.id, madame.id))
    expect((await login('madame')).body).toMatchObject({ auth: true, user: { isAdmin: true } })
    const { body } = await login('chloe', ['chat', 'chat', 'chat'])
    expect(body).toMatchObject({ auth: false, message: expect.stringContaining('désactivé') })
    expect(body).not.toHaveProperty('needsPictures')
  })

  it('asks a new pupil of the class for pictures before any are set', async () => {
    await school.db.update(users).set({ secretPictures: null }).where(eq(users.id, bruno.id))
    expect(await login('bruno')).toMatchObject(NEEDED)
    expect(await login('bruno', ['chat', 'chat', 'chat'])).toMatchObject(NEEDED)
    expect((await login('bruno', await secretOf(bruno.id))).body).toMatchObject({ auth: true })
  })
})

describe('trying wrong secret pictures', () => {
  beforeEach(() => choose(true, true))
  const SCHOOL = '192.0.2.1'
  const HOME = '198.51.100.7'
  const DAY = 24 * 60 * MINUTE

  /**
   * Presses wrong pictures.
   * @returns how many attempts were checked instead of refused
   */
  async function guess(times: number, from = SCHOOL, userName = 'alice'): Promise<number> {
    const { id } = people[userName === 'bruno' ? 'bruno' : 'alice']
    const code = wrongSecret(await secretOf(id))
    let checked = 0
    for (let time = 0; time < times; time++)
      if ((await login(userName, code, from)).status === 200) checked += 1
    return checked
  }
  /** Presses wrong pictures from many addresses at the same time. */
  async function guessFrom(addresses: number): Promise<Answer[]> {
    const code = wrongSecret(await secretOf(alice.id))
    const calls = Array.from({ length: addresses }, (_, index) => login('alice', code, `203.0.113.${index}`))
    return Promise.all(calls)
  }
  const right = async (from = SCHOOL) => login('alice', await secretOf(alice.id), from)
  const tries = async () => (await list()).find(({ userID }) => userID === alice.id)
  const LOCKED = { status: 429, body: { error: { code: 'picturesLocked' } } }
  const WAIT = { status: 429, body: { error: { code: 'tooManyTriesMinutes' } } }
  const OPEN = { status: 200, body: { auth: true } }

  it('locks a pupil at one address for 15 minutes after five wrong attempts, by name or list', async () => {
    const pictures = await secretOf(alice.id)
    expect(await guess(3)).toBe(3)
    for (let time = 0; time < 2; time++)
      expect(await byTile(alice.id, wrongSecret(pictures))).toMatchObject(NEEDED)
    const sixth = await right()
    expect(sixth).toMatchObject(WAIT)
    expect(sixth.headers.get('retry-after')).toBe('900')
    expect((await byTile(alice.id, pictures)).status).toBe(429)
    expect((await login('alice')).status).toBe(429)
    expect(await right(HOME)).toMatchObject(OPEN)
    expect((await login('bruno', await secretOf(bruno.id))).body).toMatchObject({ auth: true })
    school.clock.advance(15 * MINUTE)
    expect(await right()).toMatchObject(OPEN)
  })

  it('locks a pupil at an address until midnight after ten failures, and suggests the card', async () => {
    expect(await guess(5)).toBe(5)
    school.clock.advance(15 * MINUTE)
    expect(await guess(9)).toBe(5)
    school.clock.advance(60 * MINUTE)
    for (const answer of [await right(), await login('alice')]) {
      expect(answer).toMatchObject({
        ...LOCKED,
        body: {
          message: "Trop d'essais. Montre ta carte, ou demande à ton enseignante.",
          error: { english: 'Too many tries. Show your card, or ask your teacher.' },
        },
      })
      // The seconds until midnight in Toronto.
      expect(answer.headers.get('retry-after')).toBe(String(12.75 * 3600))
    }
    expect(await right(HOME)).toMatchObject(OPEN)
    school.clock.set('2026-11-19T05:00:00.000Z')
    expect(await right()).toMatchObject(OPEN)
  })

  it('locks a pupil everywhere after twenty failures in a day, even from a hundred addresses', async () => {
    const answers = await guessFrom(100)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80)
    expect(await school.db.$count(attempts)).toBe(40)
    expect(await right()).toMatchObject(LOCKED)
    expect(await tries()).toMatchObject({
      wrongToday: 20,
      lock: { until: '2026-11-19T05:00:00.000Z', isEverywhere: true },
    })
  })

  it('allows a script 50 guesses, then none until the teacher resets the attempts', async () => {
    const days: number[] = []
    for (let day = 0; day < 7; day++) {
      days.push((await guessFrom(21)).filter(({ status }) => status === 200).length)
      await runDaily(
        { database: bindings.DB, files: bindings.MEDIA },
        { now: school.clock.now, timeZone: 'America/Toronto', random: () => 0 },
      )
      school.clock.advance(DAY)
    }
    expect(days).toEqual([20, 20, 10, 0, 0, 0, 0])
    expect(await right()).toMatchObject(LOCKED)
    expect(await tries()).toMatchObject({ wrongToday: 0, lock: { until: null, isEverywhere: true } })
    await giveBack(alice.id)
    expect(await right()).toMatchObject(OPEN)
  })

  it('locks nobody at other addresses when one device guesses for a whole class for an hour', async () => {
    for (let number = 0; number < 6; number++) {
      const body = { userName: `eleve ${number}`, displayName: `Élève ${number}`, classCode: '4-1' }
      await school.call('POST /user', { as, body })
    }
    const pupils = await list()
    expect(pupils).toHaveLength(8)
    for (let time = 0; time < 4; time++) {
      const calls = pupils.flatMap(({ userID, pictures }) =>
        Array.from({ length: 5 }, () => byTile(userID, wrongSecret(pictures), HOME)),
      )
      await Promise.all(calls)
      school.clock.advance(15 * MINUTE)
    }
    const { data } = z.parse(
      lockedPupilsAnswer,
      (await school.call('GET /secret-pictures/locked', { as })).body,
    )
    expect(data).toHaveLength(8)
    for (const { userID, pictures } of pupils) {
      expect((await byTile(userID, pictures, HOME)).status).toBe(429)
      expect(await byTile(userID, pictures, SCHOOL)).toMatchObject(OPEN)
    }
  })

  it('accepts a pupil at an address that is locked for another pupil', async () => {
    for (let time = 0; time < 4; time++) {
      await guess(5, SCHOOL, 'bruno')
      school.clock.advance(15 * MINUTE)
    }
    expect(await right()).toMatchObject(OPEN)
    expect(await login('bruno', await secretOf(bruno.id))).toMatchObject(LOCKED)
  })

  it('keeps the count of wrong attempts after a right one', async () => {
    expect(await guess(4)).toBe(4)
    for (let time = 0; time < 8; time++) expect(await right()).toMatchObject(OPEN)
    expect(await tries()).toMatchObject({ wrongToday: 4, lock: null })
    expect(await guess(2)).toBe(1)
    expect(await right()).toMatchObject(WAIT)
  })

  it('accepts a card while the pictures are locked', async () => {
    const { body } = await school.call(`GET /cards/${alice.id}`, { as })
    const { card } = z.parse(cardAnswer, body).data
    await guessFrom(20)
    expect(await right()).toMatchObject(LOCKED)
    expect((await school.call('POST /auth/card', { body: { card } })).status).toBe(200)
  })

  it('resets the attempts in one call, with the same pictures or with new ones', async () => {
    await guess(5)
    expect(await right()).toMatchObject(WAIT)
    expect(await tries()).toMatchObject({
      wrongToday: 5,
      lock: { until: '2026-11-18T15:15:00.000Z', isEverywhere: false },
    })
    expect((await giveBack(alice.id)).status).toBe(200)
    expect(await tries()).toMatchObject({ wrongToday: 0, lock: null })
    expect(await right()).toMatchObject(OPEN)

    await guess(5)
    const { data } = z.parse(secretAnswer, (await renew(alice.id)).body)
    expect(data).toMatchObject({ userID: alice.id, wrongToday: 0, lock: null })
    expect((await login('alice', data.pictures)).body).toMatchObject({ auth: true })
    expect(await secretOf(alice.id)).toEqual(data.pictures)
  })

  it('lists locked and often guessed pupils for administrators only', async () => {
    const locked = async () => (await school.call('GET /secret-pictures/locked', { as })).body
    await guess(4, '203.0.113.1')
    await guess(4, '203.0.113.2')
    expect(await locked()).toEqual({ success: true, data: [] })
    await guess(2, '203.0.113.3')
    await guess(5, SCHOOL, 'bruno')
    expect(await locked()).toEqual({
      success: true,
      data: [
        {
          id: alice.id,
          displayName: 'Alice',
          classCode: '4-1',
          avatarUrl: '0.noavatar.png',
          wrongToday: 10,
          lock: null,
        },
        expect.objectContaining({
          id: bruno.id,
          wrongToday: 5,
          lock: { until: '2026-11-18T15:15:00.000Z', isEverywhere: false },
        }),
      ],
    })
    await choose(false)
    expect(await locked()).toEqual({ success: true, data: [] })
    expect((await school.call('GET /secret-pictures/locked')).status).toBe(401)
    expect((await school.call('GET /secret-pictures/locked', { as: 'alice' })).status).toBe(403)
  })
})

describe('the list of names at sign-in', () => {
  const avatarUrl = '0.noavatar.png'
  const PUPILS = [
    { id: alice.id, displayName: 'Alice', avatarUrl },
    { id: bruno.id, displayName: 'Bruno', avatarUrl },
  ]

  it('shows nothing of a class unless the teacher enabled it and the device has the address', async () => {
    const isHidden = async (key: string) => {
      expect((await listed(key)).status).toBe(404)
      expect((await byTile(alice.id, ['chat', 'chat', 'chat'])).status).toBe(404)
    }
    await choose(true, false)
    expect(await listKeyOf()).toBeNull()
    await isHidden(LIST_KEY)
    await choose(true, true)
    const key = (await listKeyOf()) ?? ''
    expect((await listed(key)).status).toBe(200)
    expect((await listed(LIST_KEY)).status).toBe(404)
    expect((await listed('4-1')).status).toBe(400)
    // The address of the list stays the same until the list is switched off.
    await choose(false, true)
    expect(await listKeyOf()).toBe(key)
    await choose(false, false)
    await isHidden(key)
    await choose(false, true)
    expect(await listKeyOf()).not.toBe(key)
    expect((await listed(key)).status).toBe(404)
  })

  it('signs in only with the pictures if the class uses them', async () => {
    await choose(true, true)
    expect((await listed(await listKeyOf())).body).toEqual({
      success: true,
      data: { usesPictures: true, pupils: PUPILS },
    })
    expect(await byTile(alice.id)).toMatchObject(NEEDED)
    const { user } = z.parse(sessionAnswer, (await byTile(alice.id, await secretOf(alice.id))).body)
    expect(user).toMatchObject({ id: alice.id, userName: 'alice' })
    expect(decodeJwt(user.token).by).toBe('pictures')
    expect((await byTile(chloe.id, ['chat', 'chat', 'chat'])).body).toMatchObject({ auth: false })
    expect((await byTile(madame.id, ['chat', 'chat', 'chat'])).status).toBe(404)
    expect((await byTile(99, ['chat', 'chat', 'chat'])).status).toBe(404)
  })

  it('signs in by name alone until the class uses pictures', async () => {
    await choose(false, true)
    expect((await listed(await listKeyOf())).body).toMatchObject({ data: { usesPictures: false } })
    const { user } = z.parse(sessionAnswer, (await byTile(alice.id)).body)
    expect(decodeJwt(user.token).by).toBe('name')
    const read = () => school.call(`GET /words/${alice.id}`, { token: user.token })
    expect((await read()).status).toBe(200)
    await choose(true, true)
    expect((await read()).status).toBe(401)
    expect((await byTile(chloe.id)).body).toMatchObject({ auth: false })
  })
})
