import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bonusAnswer } from '../../domain/api/bonus.ts'
import { runDaily } from '../daily/daily.ts'
import { bonus, menuLinks, games as storedGames, whitelist } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { alice, BONUS_LOST, bonusCalls, bruno, farm, zoo } from '../testing/bonus-calls.ts'
import { games, pages } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const MINUTE = 60_000
const pets = games[2] ?? ''
let draw = 0
let school: School
beforeEach(async () => {
  draw = 0.5
  school = await openSchool({}, () => draw)
  await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
})
const { arm, check, award, state } = bonusCalls(() => school)

describe('POST /menulinks/cache/bonus', () => {
  it('arms the bonus on a page whose bonus is switched on', async () => {
    expect(await state()).toEqual({ isActive: false, page: null, user: null, updated: null })
    const { status, body } = await arm(farm)
    const armed = { isActive: true, page: farm, user: null, updated: WEDNESDAY }
    expect({ status, body: z.parse(bonusAnswer, body) }).toEqual({
      status: 200,
      body: { cache: { bonus: armed } },
    })
    expect(await state()).toEqual(armed)
  })

  it.each([
    ['with the bonus off', zoo, 409, 51000],
    ['that does not exist', 'Page_Nowhere', 404, 404],
  ])('refuses a page %s', async (_title, clientID, status, number) => {
    expect(await arm(clientID)).toMatchObject({ status, body: { error: { number } } })
    expect(await state()).toMatchObject({ isActive: false })
  })

  it('refuses a page that can never count, even if its bonus is switched on', async () => {
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, pages.open))
    expect(await arm(pages.open)).toMatchObject({ status: 409, body: { error: { code: 'bonusOff' } } })
  })

  it.each([{ isEnabled: false }, { isAdminRequired: true }])(
    'refuses a page that pupils cannot open: %j',
    async (set) => {
      await school.db.update(menuLinks).set(set).where(eq(menuLinks.clientID, farm))
      expect((await arm(farm)).status).toBe(409)
    },
  )

  it('moves the bonus to another page and keeps the claim of the last winner', async () => {
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, zoo))
    await arm(farm)
    const won = await check('alice')
    await arm(zoo)
    expect(await check('bruno')).toMatchObject(BONUS_LOST)
    expect((await check('alice')).body).toEqual(won.body)
    expect(await check('bruno', zoo)).toMatchObject({ body: { won: true } })
    expect((await award('alice')).status).toBe(200)
    expect(await check('alice')).toMatchObject(BONUS_LOST)
    expect(await state()).toMatchObject({ isActive: false, page: zoo, user: bruno })
  })
})

describe('armRandomBonus in the daily run', () => {
  const run = () =>
    runDaily(
      { database: bindings.DB, files: bindings.MEDIA },
      { now: school.clock.now, timeZone: 'America/Toronto', random: () => draw },
    )

  it.each([
    [0, farm],
    [0.5, pets],
    [0.999, zoo],
  ])('arms the bonus on one of the candidates: a draw of %d', async (drawn, clientID) => {
    const switched = inArray(menuLinks.clientID, [zoo, pets, pages.open])
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(switched)
    draw = drawn
    await run()
    // The announcements page is not a candidate, since it can never count.
    expect(await state()).toMatchObject({ isActive: true, page: clientID })
  })

  it('picks no game whose words nobody may read, and replaces such a bonus', async () => {
    await school.db.delete(whitelist)
    const words = { wordsPage: pages.whitelisted }
    await school.db.update(storedGames).set(words).where(eq(storedGames.clientID, farm))
    await run()
    expect(await state()).toMatchObject({ isActive: false })
    await arm(farm)
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, zoo))
    await run()
    expect(await state()).toMatchObject({ page: zoo })
    await arm(farm)
    await school.db.insert(whitelist).values({ userID: alice.id, clientID: pages.whitelisted })
    await run()
    expect(await state()).toMatchObject({ page: farm })
  })

  it('does not move a bonus that is armed or being won', async () => {
    await arm(farm)
    school.clock.advance(MINUTE)
    await run()
    expect(await state()).toMatchObject({ isActive: true, updated: WEDNESDAY })
    await check('alice')
    await run()
    expect(await check('alice')).toMatchObject({ body: { won: true } })
  })

  it('arms the next bonus after an award, whether it was cleared or not', async () => {
    await arm(farm)
    await check('alice')
    await award('alice')
    await run()
    expect(await state()).toMatchObject({ isActive: true, page: farm, user: alice })
  })

  it('moves a bonus that nobody can win any more', async () => {
    await arm(farm)
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, farm))
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, zoo))
    await run()
    expect(await state()).toMatchObject({ isActive: true, page: zoo })
  })

  it('does nothing if no page has the bonus switched on', async () => {
    await school.db.update(menuLinks).set({ isBonusEnabled: false })
    await run()
    expect(await state()).toMatchObject({ isActive: false, page: null })
  })

  it('arms the first bonus of a school without a bonus row', async () => {
    await school.db.delete(bonus)
    await run()
    expect(await state()).toMatchObject({ isActive: true, page: farm })
  })
})

describe('permissions of the bonus', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
    ['madame', 200],
  ] as const)('allow only administrators to arm it and read its history: %s', async (as, status) => {
    expect((await school.call('POST /menulinks/cache/bonus', { as, body: { clientID: farm } })).status).toBe(
      status,
    )
    expect((await school.call('GET /menulinks/cache/bonus/history', { as })).status).toBe(status)
  })

  it('require a sign-in to win it', async () => {
    expect((await check(undefined)).status).toBe(401)
  })
})

describe('invalid bodies', () => {
  it.each([
    ['', {}, 'clientID manque : il faut un texte.'],
    ['/check', { clientID: 5 }, 'clientID doit être un texte.'],
    ['/award', { userID: 2, activityCount: 20 }, 'bravoCount manque : il faut un nombre.'],
    [
      '/award',
      { userID: 2, activityCount: 20.5, bravoCount: 4 },
      'activityCount doit être un nombre entier.',
    ],
    [
      '/award',
      { userID: 2, activityCount: -20, bravoCount: -4 },
      'activityCount doit être au moins 0. bravoCount doit être au moins 0.',
    ],
    ['/clear', { user: 2, bravoCount: 4 }, 'user doit être un objet.'],
    ['/clear', { user: { id: '2' }, bravoCount: 4 }, 'user.id doit être un nombre.'],
  ])('are refused with the name of the field: POST …/bonus%s %j', async (path, body, message) => {
    const answer = await school.call(`POST /menulinks/cache/bonus${path}`, { as: 'madame', body })
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } })
  })
})
