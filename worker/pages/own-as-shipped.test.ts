import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameSeeds } from '../../content/games.ts'
import { vocabularySeeds } from '../../content/pages.ts'
import { wordsOf } from '../../content/site/page-words.ts'
import { checksAnswer } from '../../domain/api/check.ts'
import { classWordsAnswer, themeWordsAnswer } from '../../domain/api/class-words.ts'
import { userExport } from '../../domain/api/export.ts'
import { newPageAnswer } from '../../domain/api/own-page.ts'
import { pageAnswer, pageVersionsAnswer, vocabularyContent } from '../../domain/api/page.ts'
import { missedWordsAnswer, rememberedWordsAnswer } from '../../domain/api/words.ts'
import { wordID } from '../../domain/learning/first-try.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { games, menuLinks, pages } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const { alice } = people
const FARM = 'Page_Grade4_Vocabulary_Animals_Farm'
const BEACH = 'Page_Grade4_Vocabulary_LaPlage'
const UPDATED = '2026-09-01T12:00:00.000Z'

let school: School

/** Adds a page that the site ships with, its games and all their menu rows. */
async function addShipped(): Promise<void> {
  const seed = vocabularySeeds.find(({ clientID }) => clientID === FARM)
  const played = gameSeeds.filter(({ wordsPage, kind }) => wordsPage === FARM && kind === 'memory')
  if (!seed) throw new Error('There is no farm.')
  await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated: UPDATED })
  const rows = [{ clientID: FARM, id: null }, ...played]
  for (const [index, { clientID, id }] of rows.entries()) {
    const { ID: _id, menuLinkID: _row, ...plain } = newMenuRow(1010, 5000 + index)
    const flags = { isBravoEnabled: id !== null, isBonusEnabled: id !== null }
    const link = { ...plain, ...flags, clientID, displayName: 'La ferme', externalIdentifier: id }
    await school.db.insert(menuLinks).values(link)
  }
  for (const { title: _title, grade: _grade, ...game } of played)
    await school.db.insert(games).values({ ...game, updated: UPDATED })
}

/** Adds a page and its games as a teacher would. */
async function addOwn(): Promise<void> {
  const words = [...'abcdefghijklmnopqrstuvwx'].map((letter) => {
    return { french: `le coquillage ${letter}`, english: `shell ${letter}`, image: null, sound: null }
  })
  const body = { number: 2_000_001, kind: 'vocabulary', title: 'La plage', grade: 4, icon: '', words }
  z.parse(newPageAnswer, (await call('POST /pages', { body })).body)
  expect((await call(`POST /pages/${BEACH}/games`, { body: { kinds: ['memory'] } })).status).toBe(200)
}

const call = (request: string, options: object = {}) => school.call(request, { as: 'madame', ...options })
const asAlice = (request: string, body?: object) => school.call(request, { as: 'alice', body })

beforeEach(async () => {
  school = await openSchool()
  await addShipped()
  await addOwn()
})

describe.each([
  ['of the site', FARM, 'Les animaux de la ferme'],
  ["of the teacher's own", BEACH, 'La plage'],
])('a page %s', (_whose, clientID, title) => {
  const read = async (as: 'alice' | 'madame' | undefined = undefined) =>
    school.call(`GET /pages/${clientID}`, { as })
  const row = async (key: string) => {
    const found = await school.db.select().from(menuLinks).where(eq(menuLinks.clientID, key)).get()
    if (!found) throw new Error(`The menu has no row ${key}.`)
    const { isEdited: _edited, position: _position, ...link } = found
    return { ...link, ID: found.menuLinkID }
  }
  const set = async (change: object) => {
    const link = { ...(await row(clientID)), ...change }
    expect((await call('POST /menulinks', { body: { link } })).status).toBe(200)
  }
  const game = async () => {
    const found = await school.db.select().from(games).where(eq(games.wordsPage, clientID)).get()
    if (!found) throw new Error(`There is no game on ${clientID}.`)
    return found
  }
  const words = async () => {
    const { content } = z.parse(pageAnswer, (await read()).body).data
    return wordsOf(z.parse(vocabularyContent, content)).flatMap(
      ({ french, sound }) => wordID({ word: french, sound }) ?? [],
    )
  }

  it('is readable by visitors, and its game counts', async () => {
    expect(z.parse(pageAnswer, (await read()).body).data.title).toBe(title)
    const { id, clientID: key } = await game()
    expect((await school.call(`GET /games/${id}`)).body).toMatchObject({ data: { wordsPage: clientID } })
    const body = { userID: alice.id, clientID: key, idempotencyKey: 'walk-1' }
    expect((await asAlice('POST /activities', body)).status).toBe(201)
  })

  it('is closed to pupils if it is disabled, reserved or requires sign-in', async () => {
    await set({ isAuthRequired: true })
    expect([(await read()).status, (await read('alice')).status]).toEqual([401, 200])
    await set({ isAuthRequired: false, isWhiteListEnabled: true })
    const { id } = await game()
    expect([(await read('alice')).status, (await asAlice(`GET /games/${id}`)).status]).toEqual([403, 403])
    expect((await call('POST /whitelist', { body: { userID: alice.id, clientID } })).status).toBeLessThan(300)
    expect([(await read('alice')).status, (await asAlice(`GET /games/${id}`)).status]).toEqual([200, 200])
    await set({ isWhiteListEnabled: false, isEnabled: false })
    expect([(await read('alice')).status, (await read('madame')).status]).toEqual([403, 200])
  })

  it('has words that are remembered, reported, exported and checked', async () => {
    const [first = '', second = ''] = await words()
    const answers = [
      { word: first, task: 'recognise', right: true, options: 4, at: WEDNESDAY },
      { word: second, task: 'recognise', right: false, options: 4, at: WEDNESDAY },
    ]
    const saved = await asAlice('POST /answers', { userID: alice.id, answers, idempotencyKey: 'walk-2' })
    expect(saved).toMatchObject({ status: 201, body: { data: { accepted: 2 } } })
    const known = z.parse(rememberedWordsAnswer, (await asAlice(`GET /words/${alice.id}`)).body).data
    expect(known.filter(({ page }) => page === clientID).map(({ theme }) => theme)).toEqual([title, title])
    const themes = z.parse(classWordsAnswer, (await call('GET /classes/4-1/words')).body).data.themes
    expect(themes).toContainEqual(expect.objectContaining({ page: clientID, title }))
    const ofTheme = z.parse(themeWordsAnswer, (await call(`GET /classes/4-1/words/${clientID}`)).body).data
    expect(ofTheme.words).toHaveLength((await words()).length)
    const missed = z.parse(missedWordsAnswer, (await call('GET /words/missed?classCode=4-1')).body).data
    expect(missed).toMatchObject([{ word: second, page: clientID }])
    const exported = z.parse(userExport, (await call(`GET /export/user/${alice.id}`)).body)
    expect(JSON.stringify(exported)).toContain(first)
    expect((await call('POST /checks', { body: { classCode: '4-1', clientID } })).status).toBe(201)
    const checks = z.parse(checksAnswer, (await call('GET /checks?classCode=4-1')).body).data
    expect(checks).toMatchObject([{ clientID, title, words: 12 }])
  })

  it('can be a step of a lesson, and its game can hold the bonus', async () => {
    const { clientID: key } = await game()
    const lesson = {
      title: 'Lundi',
      steps: [{ clientID }, { clientID: key }],
      classCodes: ['4-1'],
      firstDay: '2026-11-18',
      lastDay: '2026-11-18',
      isOpenToVisitors: false,
    }
    expect((await call('POST /lessons', { body: lesson })).status).toBe(201)
    expect(await call('POST /menulinks/cache/bonus', { body: { clientID: key } })).toMatchObject({
      status: 200,
    })
  })

  it('keeps earlier versions and is restored from a backup', async () => {
    const { data } = z.parse(pageAnswer, (await read()).body)
    const edited = { title: 'Autre titre', content: data.content, updated: data.updated }
    expect((await call(`PUT /pages/${clientID}`, { body: edited })).status).toBe(200)
    const versions = z.parse(pageVersionsAnswer, (await call(`GET /pages/${clientID}/versions`)).body)
    expect(versions.data.map((version) => version.title)).toEqual([title])
    const { clientID: key } = await game()
    const backup = new Uint8Array(await (await school.send('GET /backup', { as: 'madame' })).arrayBuffer())
    await school.db.delete(menuLinks).where(eq(menuLinks.clientID, key))
    await school.db.delete(games).where(eq(games.clientID, key))
    await school.db.delete(pages).where(eq(pages.clientID, clientID))
    const restored = await call('POST /backup/restore', {
      file: backup,
      headers: { 'content-type': 'application/gzip' },
    })
    expect(restored.status).toBe(200)
    expect(z.parse(pageAnswer, (await read()).body).data.title).toBe('Autre titre')
    expect((await game()).clientID).toBe(key)
  })
})
