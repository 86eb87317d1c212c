import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { cardAnswer, cardsAnswer } from '../../domain/api/card.ts'
import { cardAddress } from '../../domain/card-address.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { openKeys } from '../auth/keys.ts'
import { users } from '../db/schema.ts'
import { readVariables } from '../env.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { signCard } from './card.ts'

const { alice, bruno, chloe, madame } = people

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const cardOf = async (userID: number) =>
  z.parse(cardAnswer, (await school.call(`GET /cards/${userID}`, { as: 'madame' })).body).data.card
const signIn = (card: unknown, from = '192.0.2.1') => school.call('POST /auth/card', { body: { card }, from })
const revoke = (userID: number) => school.call(`DELETE /cards/${userID}`, { as: 'madame' })

describe('signing in by a card', () => {
  it("opens the pupil's session", async () => {
    const card = await cardOf(alice.id)
    for (const written of [card, ` ${card}\n`]) {
      const { status, body } = await signIn(written)
      expect(status).toBe(200)
      const { user } = z.parse(sessionAnswer, body)
      expect(user).toMatchObject({ id: alice.id, userName: 'alice', isAdmin: false })
      expect((await school.call(`GET /activities/${alice.id}`, { token: user.token })).status).toBe(200)
    }
  })

  it('works in the next school year too', async () => {
    const card = await cardOf(alice.id)
    school.clock.advance(366 * 86_400_000)
    expect((await signIn(card)).status).toBe(200)
  })

  it('reports a disabled account', async () => {
    expect(await signIn(await cardOf(chloe.id))).toMatchObject({ status: 200, body: { auth: false } })
  })

  it.each([
    ['the signature of another card', async () => `${bruno.id}.1.${(await cardOf(alice.id)).split('.')[2]}`],
    ['another version', async () => (await cardOf(alice.id)).replace('.1.', '.2.')],
    ['a card of an unknown user', async () => sign(99, 1)],
    ["an administrator's number", async () => sign(madame.id, 1)],
    ['a token', async () => school.token('alice')],
    ['half a card', async () => (await cardOf(alice.id)).slice(0, -1)],
    ['a name', async () => 'alice'],
  ])('is refused with %s', async (_title, card) => {
    expect(await signIn(await card())).toMatchObject({
      status: 404,
      body: { success: false, message: expect.stringContaining("Cette carte n'est plus valide.") },
    })
  })

  it.each(['', 7, null, undefined, 'x'.repeat(1001)])(
    'is refused with the malformed card %j',
    async (card) => {
      expect((await signIn(card)).status).toBe(400)
    },
  )

  it('does not accept the card itself as a token', async () => {
    expect((await school.call('GET /user', { token: await cardOf(alice.id) })).status).toBe(401)
  })

  it('works at an address after 101 failures, although invalid cards are refused there', async () => {
    const card = await cardOf(alice.id)
    for (let failure = 1; failure <= 100; failure++) expect((await signIn('1.1.x')).status).toBe(404)
    expect((await signIn('1.1.x')).status).toBe(429)
    expect((await signIn(card)).status).toBe(200)
    expect((await signIn('1.1.x', '192.0.2.2')).status).toBe(404)
  })

  const sign = async (userID: number, version: number) =>
    signCard(await openKeys(readVariables(bindings)), { school: FIRST_SCHOOL, userID, version })
})

describe('revoking a card', () => {
  it('invalidates it immediately; the next one works', async () => {
    const [former, other] = [await cardOf(alice.id), await cardOf(bruno.id)]
    expect(await revoke(alice.id)).toMatchObject({ status: 200, body: { success: true } })
    expect((await signIn(former)).status).toBe(404)
    expect((await signIn(await cardOf(alice.id))).status).toBe(200)
    expect((await signIn(other)).status).toBe(200)
  })

  it('ends the session that it opened', async () => {
    const token = z.parse(sessionAnswer, (await signIn(await cardOf(alice.id))).body).user.token
    await revoke(alice.id)
    expect((await school.call('GET /user', { token })).status).toBe(401)
  })

  it('answers 404 for an unknown user', async () => {
    expect((await revoke(99)).status).toBe(404)
    expect((await school.call('GET /cards/99', { as: 'madame' })).status).toBe(404)
  })
})

describe('the cards to print', () => {
  it("are those of a class's enabled pupils, always the same", async () => {
    const read = async () => (await school.call('GET /cards?classCode=4-1', { as: 'madame' })).body
    const { data } = z.parse(cardsAnswer, await read())
    expect(data.map(({ userName, card }) => [userName, card])).toEqual([
      ['alice', await cardOf(alice.id)],
      ['bruno', await cardOf(bruno.id)],
    ])
    expect(await read()).toEqual({ success: true, data })
    expect(await school.call('GET /cards?classCode=9-9', { as: 'madame' })).toMatchObject({
      body: { data: [] },
    })
    expect((await school.call('GET /cards', { as: 'madame' })).status).toBe(400)
  })

  it('are short enough for a QR code that a cheap camera can read', async () => {
    await school.db.update(users).set({ id: 123_456 }).where(eq(users.id, alice.id))
    expect(cardAddress('https://madame-bravo.example', await cardOf(123_456)).length).toBeLessThan(152)
  })

  it('do not exist for administrators', async () => {
    for (const request of [`GET /cards/${madame.id}`, `DELETE /cards/${madame.id}`])
      expect((await school.call(request, { as: 'madame' })).status).toBe(409)
  })

  it.each(['GET /cards?classCode=4-1', `GET /cards/${alice.id}`, `DELETE /cards/${alice.id}`])(
    'can be read and revoked by administrators only: %s',
    async (request) => {
      expect((await school.call(request)).status).toBe(401)
      expect((await school.call(request, { as: 'alice' })).status).toBe(403)
    },
  )
})
