import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminSessionAnswer } from '../../domain/api/auth.ts'
import { DAY, MINUTE } from '../../domain/bounds.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import { attempts, lessons, users } from '../db/schema.ts'
import { readVariables } from '../env.ts'
import { bindings } from '../testing/bindings.ts'
import { fillAttempts } from '../testing/fill-attempts.ts'
import { games, PASSWORD, people } from '../testing/rows.ts'
import { type Answer, openSchool, type School } from '../testing/school.ts'
import type { LimitName } from './limit.ts'

const HOSTILE = '192.0.2.1'
const ELSEWHERE = '198.51.100.7'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const signIn = (password: string, { from = HOSTILE, devices }: { from?: string; devices?: string[] } = {}) =>
  school.call('POST /auth/admin', { body: { userName: 'madame', password, devices }, from })
const deviceOf = ({ body }: Answer) => z.parse(adminSessionAnswer, body).device
const inventName = () => school.call('POST /auth/login', { body: { userName: 'nobody' }, from: HOSTILE })
const openLesson = (code: string) => school.call(`GET /lessons/${code}`, { from: HOSTILE })

/** Stores 1,001 attempts of the hostile address, 100 every five minutes, the last one just now. */
async function fill(limit: LimitName): Promise<void> {
  const ages = Array.from({ length: 1001 }, (_, index) => Math.floor((1000 - index) / 100) * 5 * MINUTE)
  await fillAttempts(
    school.db,
    limit,
    ages.map((age) => new Date(school.clock.now.getTime() - age)),
  )
}

/** Locks the address: it has just tried its 101st unknown name within five minutes. */
async function lockAddress(): Promise<void> {
  await inventName()
  await fillAttempts(school.db, 'address', new Array(101).fill(school.clock.now))
  expect((await inventName()).status).toBe(429)
}

describe('1,000 invented names and lesson codes from one address', () => {
  const code = 'BCDF'

  beforeEach(async () => {
    await school.db.insert(lessons).values({
      code,
      title: 'La ferme',
      steps: JSON.stringify([{ clientID: games[0] }]),
      classCodes: '[]',
      firstDay: '2026-11-18',
      lastDay: '2026-11-20',
      isOpenToVisitors: true,
      updated: school.clock.now.toISOString(),
    })
    await inventName()
    await openLesson('ZZZZ')
    await fill('address')
    await fill('lesson')
  })

  it('block the right password for at most five minutes', async () => {
    school.clock.advance(5 * MINUTE)
    expect((await signIn(PASSWORD)).status).toBe(200)
    expect((await inventName()).status).toBe(404)
    expect((await openLesson('ZZZZ')).status).toBe(404)
  })

  it('do not block existing lessons', async () => {
    await fillAttempts(school.db, 'lesson', new Array(101).fill(school.clock.now))
    expect((await openLesson('ZZZZ')).status).toBe(429)
    expect((await openLesson(code)).status).toBe(200)
  })

  it('do not block an administrator on a known device', async () => {
    const devices = [deviceOf(await signIn(PASSWORD, { from: ELSEWHERE }))]
    await lockAddress()
    expect((await signIn(PASSWORD)).status).toBe(429)
    expect((await signIn(PASSWORD, { devices })).status).toBe(200)
  })
})

describe('a device where an administrator has signed in', () => {
  let device: string
  beforeEach(async () => {
    device = deviceOf(await signIn(PASSWORD))
  })

  it('signs in while others lock the name every five minutes', async () => {
    for (let round = 0; round < 3; round++) {
      for (let times = 0; times < 11; times++) await signIn('wrong', { from: ELSEWHERE })
      expect((await signIn(PASSWORD)).status).toBe(429)
      expect((await signIn(PASSWORD, { devices: [device] })).status).toBe(200)
      school.clock.advance(5 * MINUTE)
    }
  })

  it('signs in while others flood the name', async () => {
    const limit = async ({ key }: { key: string }) => ({ success: !key.endsWith(':madame') })
    school = await openSchool({ FLOOD: { limit } })
    expect((await signIn(PASSWORD)).status).toBe(429)
    expect((await signIn(PASSWORD, { devices: [device] })).status).toBe(200)
  })

  it('is locked by more than ten wrong passwords in five minutes, without locking others', async () => {
    for (let times = 0; times < 10; times++)
      expect((await signIn('wrong', { devices: [device] })).status).toBe(404)
    expect((await signIn('wrong', { devices: [device], from: ELSEWHERE })).status).toBe(429)
    expect((await signIn(PASSWORD, { devices: [device] })).status).toBe(429)
    expect((await school.db.select().from(attempts)).map(({ subject }) => subject)).toEqual(
      new Array(11).fill(`device:${decodeJwt(device).jti}`),
    )
    expect((await signIn(PASSWORD)).status).toBe(200)
    school.clock.advance(5 * MINUTE)
    expect((await signIn(PASSWORD, { devices: [device] })).status).toBe(200)
  })

  it('keeps its id when its token is renewed, and gets a later expiry', async () => {
    school.clock.advance(DAY)
    const renewed = deviceOf(await signIn(PASSWORD, { devices: ['not a token', device] }))
    expect(decodeJwt(renewed)).toEqual({
      iss: 'mme-bravo',
      aud: 'device',
      sub: String(people.madame.id),
      school: FIRST_SCHOOL,
      tokenVersion: 1,
      jti: decodeJwt(device).jti,
      iat: school.clock.now.getTime() / 1000,
      exp: (school.clock.now.getTime() + 400 * DAY) / 1000,
    })
    expect(decodeJwt(deviceOf(await signIn(PASSWORD))).jti).not.toBe(decodeJwt(device).jti)
  })

  it('gets a new token when the password is changed on it; the old one is no longer known', async () => {
    const body = { current: PASSWORD, next: 'encore plus solide' }
    const changed = deviceOf(await school.call('POST /auth/password', { as: 'madame', body }))
    await lockAddress()
    expect((await signIn(body.next, { devices: [device] })).status).toBe(429)
    expect((await signIn(body.next, { devices: [changed] })).status).toBe(200)
  })

  it('cannot use its token for calls', async () => {
    expect((await school.call('GET /user', { token: device })).status).toBe(401)
    expect((await school.call('POST /auth/refresh', { token: device })).status).toBe(401)
  })

  it('is refused if it sends more than five tokens or a token that is too long', async () => {
    expect((await signIn(PASSWORD, { devices: new Array(6).fill(device) })).status).toBe(400)
    expect((await signIn(PASSWORD, { devices: ['x'.repeat(1025)] })).status).toBe(400)
  })

  const madame = eq(users.id, people.madame.id)
  const keys = () => openKeys(readVariables(bindings))
  const claims = { sub: String(people.madame.id), school: FIRST_SCHOOL, tokenVersion: 1 }
  const signed = async (changes: object, audience: 'device' | 'api' = 'device') => {
    const jti = crypto.randomUUID()
    const { token } = await signToken(
      await keys(),
      audience,
      { ...claims, jti, ...changes },
      school.clock.now,
    )
    return token
  }

  it.each<[string, () => Promise<string>]>([
    ['is truncated', async () => device.slice(0, -4)],
    [
      'is expired',
      async () => {
        school.clock.advance(400 * DAY)
        return device
      },
    ],
    ["is another user's", () => signed({ sub: String(people.ancienne.id) })],
    ["is another school's", () => signed({ school: 'lilas' })],
    ['is not a device token', () => signed({ role: 'admin' }, 'api')],
    ['names no device', () => signed({ jti: undefined })],
    [
      'is older than a sign-out everywhere',
      async () => {
        await school.call('POST /auth/sign-out-everywhere', { as: 'madame' })
        return device
      },
    ],
    [
      'is older than a change of the token version',
      async () => {
        await school.db.update(users).set({ tokenVersion: 2 }).where(madame)
        return device
      },
    ],
  ])('is not known if the token %s', async (_title, token) => {
    const devices = [await token()]
    await lockAddress()
    expect((await signIn(PASSWORD, { devices })).status).toBe(429)
    school.clock.advance(5 * MINUTE)
    expect((await signIn(PASSWORD, { devices })).status).toBe(200)
  })

  it("is not known for a pupil's name, nor for another administrator's", async () => {
    await school.db.update(users).set({ isAdmin: false }).where(madame)
    await lockAddress()
    expect((await signIn(PASSWORD, { devices: [device] })).status).toBe(429)
    const body = { userName: 'ancienne', password: PASSWORD, devices: [device] }
    expect((await school.call('POST /auth/admin', { body, from: HOSTILE })).status).toBe(429)
  })
})
