import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSeeds } from '../../content/pages.ts'
import { errorAnswer } from '../../domain/api/error.ts'
import { type MenuLink, saveLinkAnswer } from '../../domain/api/menu.ts'
import { pageAnswer, vocabularyContent } from '../../domain/api/page.ts'
import { ownWordsAnswer, rememberedWordsAnswer } from '../../domain/api/words.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { menuLinks } from '../db/schema.ts'
import { gameCalls, record } from '../testing/game-calls.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { beach, KEY, messageOf, newPageCalls, ten, word } from '../testing/new-page-calls.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { post, readMenu, row, save } = menuCalls(() => school)
const { post: postPage, make, made, read } = newPageCalls(() => school)

describe('POST /pages', () => {
  it('makes the page, its key and its menu row, readable by everyone', async () => {
    await school.db.insert(menuLinks).values([
      { clientID: '', groupID: 2400, parentGroupID: 0, displayName: '4e année' },
      { clientID: '', groupID: 2410, parentGroupID: 2400, displayName: 'Vocabulaire' },
    ])
    const { data, link } = await made()
    expect(data).toMatchObject({ clientID: KEY, kind: 'vocabulary', title: 'La plage' })
    expect(link).toMatchObject({
      clientID: KEY,
      displayName: 'La plage',
      parentGroupID: 2410,
      isEnabled: true,
    })
    expect((await read()).content).toEqual({ form: 'cards', sections: [{ title: 'Les mots', words: ten }] })
    expect((await readMenu()).menulinks).toContainEqual(link)
  })

  it('makes one page however often it is sent, and overwrites no later change', async () => {
    const [one, other] = await Promise.all([made(), made()])
    expect(other).toEqual(one)
    expect(await made()).toEqual(one)
    const changed = await postPage({ ...beach, words: [...ten, word('le bateau', 'boat')] })
    expect(changed.status).toBe(409)
    expect(z.parse(errorAnswer, changed.body)).toMatchObject({
      message: expect.stringContaining('est bien arrivé : la page « La plage » est publiée'),
      data: { clientID: KEY },
    })
  })

  it('refuses a title that is taken in its menu group, and numbers the key if only the key is taken', async () => {
    await made()
    const second = await postPage({ ...beach, number: 2_000_002, title: 'la PLAGE' })
    expect(second.status).toBe(409)
    expect(messageOf(second.body)).toMatch(/^Il y a déjà une page « la PLAGE » à cet endroit du menu/)
    expect((await made({ number: 2_000_002, title: 'La plage!' })).data.clientID).toBe(`${KEY}2`)
    const titles = await Promise.all(
      [3, 4, 5].map((each) => postPage({ ...beach, number: 2_000_000 + each, title: 'Le lac' })),
    )
    expect(titles.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('accepts a single word, drops duplicates, and keeps long words and emoji', async () => {
    const long = `la ${'x'.repeat(77)}`
    const words = [
      word('la mer', 'sea'),
      word('La Mer', 'the sea'),
      word(long, ''),
      word('le chat 🐱', 'cat'),
    ]
    const { data } = await made({ words })
    expect(data.content).toMatchObject({
      sections: [
        { words: [{ french: 'la mer', english: 'sea' }, { french: long }, { french: 'le chat 🐱' }] },
      ],
    })
    expect((await made({ number: 2_000_009, title: 'Un mot', words: ten.slice(0, 1) })).link.isEnabled).toBe(
      true,
    )
  })

  it('splits a long list of words into sections', async () => {
    const words = Array.from({ length: 61 }, (_none, index) => word(`mot ${index}`, ''))
    const { sections } = z.parse(vocabularyContent, (await made({ words })).data.content)
    expect(sections.map((section) => [section.title, section.words.length])).toEqual([
      ['Les mots, partie 1', 30],
      ['Les mots, partie 2', 30],
      ['Les mots, partie 3', 1],
    ])
  })

  it.each([
    [{ words: [] }, 'Il faut au moins un mot pour faire une page de mots.'],
    [
      { words: [word('<b>le chat</b>', '')] },
      '« <b>le chat</b> » contient du HTML, que les élèves verraient tel quel : écrivez le mot seul.',
    ],
    [{ grade: 2 }, "Le site n'a pas de place pour la 2e année."],
    [{ title: '  ' }, 'Le titre ne doit pas être vide.'],
    [
      { words: Array.from({ length: 301 }, (_none, index) => word(`mot ${index}`, '')) },
      expect.stringContaining('doit avoir au plus 300 mots : faites-en plusieurs pages'),
    ],
    [{ title: 'x'.repeat(51) }, expect.stringContaining('doit avoir au plus 50 caractères')],
    [{ copyOf: 'Page_Leaderboard' }, expect.stringContaining('Page_Leaderboard')],
  ])('refuses an invalid request with a message and makes nothing: %j', async (changes, message) => {
    const before = (await readMenu()).menulinks
    const { status, body } = await postPage({ ...beach, ...changes })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(messageOf(body)).toEqual(message)
    expect((await readMenu()).menulinks).toEqual(before)
  })

  it('copies another page, after which both change independently', async () => {
    await made()
    const copy = await made({ number: 2_000_010, title: 'Ma plage', copyOf: KEY, words: [], kind: 'stories' })
    expect(copy.data).toMatchObject({ clientID: 'Page_Grade4_Vocabulary_MaPlage', kind: 'vocabulary' })
    expect(copy.data.content).toEqual((await read()).content)
  })

  describe('a new page without content', () => {
    const stories = pageSeeds.find((seed) => seed.kind === 'stories')?.content
    const write = async (clientID: string) => {
      const { body: page } = await school.call(`GET /pages/${clientID}`, { as: 'madame' })
      const { title, updated } = z.parse(pageAnswer, page).data
      const body = { title, content: stories, updated }
      expect((await school.call(`PUT /pages/${clientID}`, { as: 'madame', body })).status).toBe(200)
    }
    const isOpen = async ({ groupID }: MenuLink) => (await row(groupID)).isEnabled

    it('stays closed after it was closed by hand, even once it has content', async () => {
      const { link } = await made({ kind: 'stories', words: [] })
      await save(link.groupID, { isEnabled: true })
      await save(link.groupID, { isEnabled: false })
      await write(link.clientID)
      expect(await isOpen(link)).toBe(false)
      const toggled = { ...newMenuRow(1010), clientID: 'Page_Stories_Lus', displayName: 'Lus' }
      const other = z.parse(saveLinkAnswer, (await post({ ...toggled, isEnabled: false })).body).link
      await write(other.clientID)
      expect(await isOpen(other)).toBe(false)
    })

    it('opens with its first content, even if its icon and position were changed', async () => {
      const { link } = await made({ kind: 'stories', words: [] })
      await save(link.groupID, { icon: 'pictures/cow.svg' })
      const siblings = (await readMenu()).menulinks.filter(
        ({ parentGroupID }) => parentGroupID === link.parentGroupID,
      )
      const menuLinkIDs = siblings.map(({ menuLinkID }) => menuLinkID).toReversed()
      const body = { parentGroupID: link.parentGroupID, menuLinkIDs }
      expect((await school.call('POST /menulinks/order', { as: 'madame', body })).status).toBe(200)
      await write(link.clientID)
      expect(await isOpen(link)).toBe(true)
    })
  })

  it.each(['music', 'stories', 'videos', 'resources'] as const)(
    'is closed to pupils until it has content, and then follows its menu row: %s',
    async (kind) => {
      const written = pageSeeds.find((seed) => seed.kind === kind)?.content
      const { data, link } = await made({ kind, title: 'Nos textes', words: [] })
      const { clientID } = data
      expect(link.isEnabled).toBe(false)
      const visit = async () => (await school.call(`GET /pages/${clientID}`)).status
      const rowNow = async () => (await readMenu()).menulinks.find((row) => row.clientID === clientID)
      expect(await visit()).toBe(401)
      const publish = async (body: object) => {
        const { body: page } = await school.call(`GET /pages/${clientID}`, { as: 'madame' })
        const { title, content, updated } = z.parse(pageAnswer, page).data
        const saved = await school.call(`PUT /pages/${clientID}`, {
          as: 'madame',
          body: { title, content, updated, ...body },
        })
        expect(saved.status).toBe(200)
      }
      await publish({ title: 'Nos beaux textes' })
      expect(await rowNow()).toMatchObject({ isEnabled: false, displayName: 'Nos beaux textes' })
      await publish({ content: written })
      expect([await visit(), (await rowNow())?.isEnabled]).toEqual([200, true])
      await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, clientID))
      await publish({ content: data.content })
      await publish({ content: written })
      expect(await visit()).toBe(401)
    },
  )

  it('allows only administrators to make pages and their games', async () => {
    expect((await school.call('POST /pages', { as: 'alice', body: beach })).status).toBe(403)
    await made()
    expect((await school.call(`GET /pages/${KEY}/games`, { as: 'alice' })).status).toBe(403)
    expect((await school.call(`POST /pages/${KEY}/games`, { body: { kinds: ['memory'] } })).status).toBe(401)
  })
})

describe('the words of a new page', () => {
  it("join the word bank with their details, without duplicates of the site's words", async () => {
    const cow = {
      french: 'la vache',
      english: 'cow',
      image: 'pictures/cow.svg',
      sound: 'sounds/la-vache.mp3',
    }
    await made({ words: [...ten, cow] })
    const { body, status } = await school.call('GET /words/own', { as: 'madame' })
    const own = z.parse(ownWordsAnswer, body).data
    expect(own.map(({ french }) => french)).toContain('le coquillage')
    expect(own.every(({ french }) => french !== 'la vache')).toBe(true)
    expect(status).toBe(200)
    expect((await school.call('GET /words/own', { as: 'alice' })).status).toBe(403)
  })

  it('join the word bank together with the words of a game that is on no page', async () => {
    const data = 'le requin,le dauphin,Le dauphin nage dans la mer.'
    await gameCalls(() => school).put('ocean', { ...record, kind: 'memory', data })
    const { body } = await school.call('GET /words/own', { as: 'madame' })
    expect(z.parse(ownWordsAnswer, body).data.map(({ french }) => french)).toEqual([
      'le dauphin',
      'le requin',
    ])
  })

  it('are remembered after a pupil meets them in a game', async () => {
    await made()
    await make(['memory'])
    const answers = [{ word: 'la-vague', task: 'recognise', right: true, options: 4, at: WEDNESDAY }]
    const body = { userID: people.alice.id, answers, idempotencyKey: 'own-words-1' }
    const saved = await school.call('POST /answers', { as: 'alice', body })
    expect(saved).toMatchObject({ status: 201, body: { data: { accepted: 1, ignored: 0 } } })
    const known = await school.call(`GET /words/${people.alice.id}`, { as: 'alice' })
    expect(z.parse(rememberedWordsAnswer, known.body).data).toMatchObject([
      { word: 'la-vague', french: 'la vague', english: 'wave', page: KEY, theme: 'La plage' },
    ])
  })
})
