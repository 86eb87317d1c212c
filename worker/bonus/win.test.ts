import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkBonusAnswer } from '../../domain/api/bonus.ts'
import { bonusTicketClaims } from '../../domain/api/token.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import { bonus, bonusClaims, menuLinks, users } from '../db/schema.ts'
import { readVariables } from '../env.ts'
import { bindings } from '../testing/bindings.ts'
import { alice, BONUS_LOST, bonusCalls, bruno, farm, zoo } from '../testing/bonus-calls.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const MINUTE = 60_000
let draw = 0
let school: School
beforeEach(async () => {
  draw = 0.5
  school = await openSchool({}, () => draw)
  await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
})
const { arm, check, award, history, state } = bonusCalls(() => school)

const NOT_WON = {
  status: 409,
  body: { error: { number: 51000 }, message: expect.stringMatching(/Aucun boni/) },
}

describe('winning the bonus', () => {
  beforeEach(async () => {
    await arm(farm)
  })

  it.each([
    [0, 3],
    [0.34, 4],
    [0.999, 5],
  ])('gives 3 to 5 Bravos, drawn by the server: the random value %d gives %d', async (drawn, bravoCount) => {
    draw = drawn
    expect(await check('alice')).toMatchObject({
      status: 200,
      body: { success: true, won: true, bravoCount },
    })
  })

  it('returns a signed ticket with the winner and the number of Bravos', async () => {
    const answer = z.parse(checkBonusAnswer, (await check('alice')).body)
    if (!answer.won) throw new Error('Alice should have won.')
    const claims = decodeJwt(answer.ticket)
    expect(z.parse(bonusTicketClaims, claims)).toEqual({
      sub: '2',
      school: 'school',
      jti: expect.any(String),
      bravoCount: 4,
    })
    const seconds = Date.parse(WEDNESDAY) / 1000
    expect(claims).toMatchObject({ aud: 'bonus', iss: 'mme-bravo', iat: seconds, exp: seconds + 600 })
  })

  it('succeeds for one of 100 concurrent callers', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => 1000 + index)
    for (let at = 0; at < ids.length; at += 10) {
      await school.db.batch([
        school.db.select().from(bonus),
        ...ids.slice(at, at + 10).map((id) =>
          school.db.insert(users).values({
            id,
            userName: `p${id}`,
            userNameKey: `p${id}`,
            displayName: `P${id}`,
            avatarUrl: '0.noavatar.png',
            createdAt: WEDNESDAY,
          }),
        ),
      ])
    }
    const keys = await openKeys(readVariables(bindings))
    const answers = await Promise.all(
      ids.map(async (id) => {
        const claims = { sub: String(id), school: FIRST_SCHOOL, role: 'pupil', tokenVersion: 1 }
        const { token } = await signToken(keys, 'api', claims, school.clock.now)
        return school.call('POST /menulinks/cache/bonus/check', { token, body: { clientID: farm } })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(answers.filter(({ body }) => z.parse(checkBonusAnswer, body).won)).toHaveLength(1)
    expect(await school.db.select().from(bonusClaims)).toHaveLength(1)
  })

  it('fails for later callers, on other pages, and while no bonus is armed', async () => {
    expect(await check('bruno', zoo)).toMatchObject(BONUS_LOST)
    await check('alice')
    expect(await check('bruno')).toMatchObject(BONUS_LOST)
    await school.db.update(bonus).set({ isActive: false })
    expect(await check('bruno')).toMatchObject(BONUS_LOST)
  })

  it('returns the same response to the winner for 10 minutes, even to ten concurrent calls', async () => {
    const first = await check('alice')
    draw = 0
    school.clock.advance(10 * MINUTE - 1)
    const again = await Promise.all(Array.from({ length: 10 }, () => check('alice')))
    for (const { body } of again) expect(body).toEqual(first.body)
    expect(await check('bruno')).toMatchObject(BONUS_LOST)
    expect(await state()).toEqual({ isActive: false, page: farm, user: alice, updated: WEDNESDAY })
  })

  it('is possible again after 10 minutes without an award', async () => {
    const first = await check('alice')
    school.clock.advance(10 * MINUTE)
    expect(await state()).toMatchObject({ isActive: true, user: null })
    expect(await award('alice')).toMatchObject(NOT_WON)
    const second = await check('bruno')
    expect(second).toMatchObject({ body: { won: true } })
    expect(second.body).not.toEqual(first.body)
    expect(await award('alice')).toMatchObject(NOT_WON)
    expect((await award('bruno', { userID: bruno.id })).status).toBe(200)
    expect((await history()).data.map(({ user }) => user)).toEqual([bruno])
  })

  it('succeeds for one of many concurrent callers after the claim expired', async () => {
    await check('alice')
    school.clock.advance(10 * MINUTE)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => check(index % 2 === 0 ? 'alice' : 'bruno')),
    )
    const tickets = answers.flatMap(({ body }) => {
      const answer = z.parse(checkBonusAnswer, body)
      return answer.won ? [answer.ticket] : []
    })
    expect(tickets).toHaveLength(10)
    expect(new Set(tickets).size).toBe(1)
  })

  it.each([{ isBonusEnabled: false }, { isEnabled: false }])(
    'is impossible once the page is switched off: %j',
    async (set) => {
      await school.db.update(menuLinks).set(set).where(eq(menuLinks.clientID, farm))
      expect(await state()).toMatchObject({ isActive: false })
      expect(await check('alice')).toMatchObject(BONUS_LOST)
    },
  )

  it('remains valid for 10 minutes if the page is switched off before the award', async () => {
    const won = await check('alice')
    await school.db.update(menuLinks).set({ isBonusEnabled: false }).where(eq(menuLinks.clientID, farm))
    school.clock.advance(10 * MINUTE - 1)
    expect((await check('alice')).body).toEqual(won.body)
    expect(await check('bruno')).toMatchObject(BONUS_LOST)
    school.clock.advance(1)
    expect(await check('alice')).toMatchObject(BONUS_LOST)
  })

  it('can be attempted at most 20 times per minute and pupil', async () => {
    const checks = await Promise.all(Array.from({ length: 40 }, () => check('bruno', zoo)))
    expect(checks.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = await check('bruno')
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'tooManyAtOnce' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await check('alice', zoo)).toMatchObject(BONUS_LOST)
    school.clock.advance(MINUTE)
    expect(await check('bruno')).toMatchObject({ body: { won: true } })
  })

  it('is impossible for administrators', async () => {
    expect(await check('madame')).toMatchObject(BONUS_LOST)
    expect(await state()).toMatchObject({ isActive: true })
  })
})
