import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameAnswer } from '../../domain/api/game.ts'
import { games as gameRows, menuLinks, videoViews, whitelist } from '../db/schema.ts'
import { activityCalls } from '../testing/activity-calls.ts'
import { BONUS_LOST, bonusCalls, farm, zoo } from '../testing/bonus-calls.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { pages, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { addVideos } from '../testing/videos.ts'

/** The parent and the top group of the page `pages.open` and of the game `farm`. */
const GROUPS = { page: [1000, 1010], game: [8000, 8400] } as const

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { save: saveRow } = menuCalls(() => school)
const { save: count } = activityCalls(() => school)
const { arm, check, state } = bonusCalls(() => school)

describe.each([
  [0, 'La classe', 'Jeux'],
  [1, 'Accueil', 'Mémoire'],
] as const)('a disabled group %i levels deep', (depth, group, groupOfGames) => {
  const turnOff = (groups: readonly [number, number]) => saveRow(groups[depth], { isEnabled: false })

  it('closes its pages to everyone but administrators until it is enabled again', async () => {
    const read = (as?: 'alice' | 'madame') => school.call(`GET /pages/${pages.open}`, { as })
    await turnOff(GROUPS.page)
    expect(await read()).toMatchObject({ status: 401, body: { message: `${group} has been disabled` } })
    expect(await read('alice')).toMatchObject({
      status: 403,
      body: { message: `${group} has been disabled` },
    })
    expect((await read('madame')).status).toBe(200)
    await saveRow(GROUPS.page[depth], { isEnabled: true })
    expect((await read()).status).toBe(200)
  })

  it('closes its games and their boards', async () => {
    const id = farm.toLowerCase()
    const data = JSON.stringify([{ word: 'chat' }, { word: 'chien' }])
    await school.db.update(gameRows).set({ kind: 'word-search', data }).where(eq(gameRows.id, id))
    const board = () => school.call('POST /word-search', { body: { options: { id } } })
    expect((await board()).status).toBe(200)
    await turnOff(GROUPS.game)
    const closed = { status: 401, body: { message: `${groupOfGames} has been disabled` } }
    expect(await school.call(`GET /games/${id}`)).toMatchObject(closed)
    expect((await school.call(`GET /games/${id}`, { as: 'madame' })).status).toBe(200)
    expect(await board()).toMatchObject(closed)
  })

  it('removes its pages from the games that link to them', async () => {
    const id = zoo.toLowerCase()
    await school.db.update(gameRows).set({ wordsPage: pages.open }).where(eq(gameRows.id, id))
    const wordsPage = async () =>
      z.parse(gameAnswer, (await school.call(`GET /games/${id}`, { as: 'alice' })).body).data.wordsPage
    expect(await wordsPage()).toBe(pages.open)
    await turnOff(GROUPS.page)
    expect(await wordsPage()).toBeNull()
  })

  it('refuses activities of its pages with 409', async () => {
    await turnOff(GROUPS.game)
    const message = 'Cette page est fermée.'
    for (const idempotencyKey of ['once', null])
      expect(await count({ clientID: farm, idempotencyKey })).toMatchObject({
        status: 409,
        body: { message, error: { number: 51000 } },
      })
  })

  it('excludes its pages from the bonus and ends a bonus on one of them', async () => {
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
    await arm(farm)
    expect(await state()).toMatchObject({ isActive: true })
    await turnOff(GROUPS.game)
    expect(await state()).toMatchObject({ isActive: false })
    expect(await check('alice')).toMatchObject(BONUS_LOST)
    expect((await arm(farm)).status).toBe(409)
  })
})

it("refuses a page's bonus to pupils without access", async () => {
  const change = (set: Partial<typeof menuLinks.$inferInsert>) =>
    school.db.update(menuLinks).set(set).where(eq(menuLinks.clientID, farm))
  await change({ isBonusEnabled: true, isWhiteListEnabled: true })
  expect((await arm(farm)).status).toBe(200)
  expect(await check('alice')).toMatchObject(BONUS_LOST)
  await change({ isAdminRequired: true })
  expect(await check('alice')).toMatchObject(BONUS_LOST)
  await change({ isAdminRequired: false })
  await school.db.insert(whitelist).values({ userID: people.bruno.id, clientID: farm })
  expect(await check('alice')).toMatchObject(BONUS_LOST)
  expect(await check('bruno')).toMatchObject({ body: { won: true } })
})

it('refuses views of videos on a page that is closed to the pupil', async () => {
  await addVideos(school, farm, ['a'])
  const body = { userID: people.alice.id, clientID: farm, video: 'a' }
  const watch = () => school.call('POST /videos/watched', { as: 'alice', body })
  const change = (set: Partial<typeof menuLinks.$inferInsert>) =>
    school.db.update(menuLinks).set(set).where(eq(menuLinks.clientID, farm))
  await change({ isEnabled: false })
  expect((await watch()).status).toBe(409)
  await change({ isEnabled: true, isWhiteListEnabled: true })
  expect((await watch()).status).toBe(403)
  expect(await school.db.$count(videoViews)).toBe(0)
  await school.db.insert(whitelist).values({ userID: people.alice.id, clientID: farm })
  expect((await watch()).status).toBe(200)
})

it('counts no activity of a page that is disabled or closed to the pupil', async () => {
  const off = (change: Partial<typeof menuLinks.$inferInsert>) =>
    school.db.update(menuLinks).set(change).where(eq(menuLinks.clientID, farm))
  await off({ isEnabled: false })
  expect((await count({ clientID: farm })).status).toBe(409)
  await off({ isEnabled: true, isWhiteListEnabled: true })
  expect(await count({ clientID: farm })).toMatchObject({ status: 403, body: { error: { number: 403 } } })
  await school.db.insert(whitelist).values({ userID: people.alice.id, clientID: farm })
  expect((await count({ clientID: farm })).status).toBe(201)
})

describe.each(['isWhiteListEnabled', 'isAdminRequired'] as const)('the words of a page with %s', (flag) => {
  beforeEach(async () => {
    await school.db.update(gameRows).set({ wordsPage: pages.open }).where(eq(gameRows.clientID, farm))
    await school.db
      .update(menuLinks)
      .set({ [flag]: true })
      .where(eq(menuLinks.clientID, pages.open))
  })
  const letIn = () => school.db.insert(whitelist).values({ userID: people.alice.id, clientID: pages.open })
  const isForListed = flag === 'isWhiteListEnabled'

  it('can be played and counted only by pupils with access', async () => {
    expect((await count({ clientID: farm })).status).toBe(403)
    await letIn()
    expect((await count({ clientID: farm })).status).toBe(isForListed ? 201 : 403)
  })

  it('give the bonus only to pupils with access', async () => {
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
    expect((await arm(farm)).status).toBe(200)
    expect(await check('alice')).toMatchObject(BONUS_LOST)
    await letIn()
    expect(await check('alice')).toMatchObject(isForListed ? { body: { won: true } } : BONUS_LOST)
  })

  it("appear on a game's board only for pupils with access", async () => {
    const id = farm.toLowerCase()
    const data = JSON.stringify([{ word: 'chat' }, { word: 'chien' }])
    await school.db.update(gameRows).set({ kind: 'word-search', data }).where(eq(gameRows.id, id))
    const board = async () =>
      (await school.call('POST /word-search', { as: 'alice', body: { options: { id } } })).status
    expect(await board()).toBe(403)
    await letIn()
    expect(await board()).toBe(isForListed ? 200 : 403)
  })
})
