import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type MenuLink, menuTargetsAnswer, saveLinkAnswer } from '../../domain/api/menu.ts'
import { pageAnswer } from '../../domain/api/page.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { menuLinks } from '../db/schema.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { games, pages } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { readMenu, row, post } = menuCalls(() => school)
const BEACH = 'Page_Grade4_Vocabulary_LaPlage'
const beach = { ...newMenuRow(1010), clientID: BEACH, displayName: 'La plage' }
const read = (clientID: string) => school.call(`GET /pages/${clientID}`)

async function add(link: MenuLink): Promise<MenuLink> {
  return z.parse(saveLinkAnswer, (await post(link)).body).link
}

async function write(clientID: string, content: unknown) {
  const { data } = z.parse(pageAnswer, (await read(clientID)).body)
  const body = { title: data.title, content, updated: data.updated }
  expect((await school.call(`PUT /pages/${clientID}`, { as: 'madame', body })).status).toBe(200)
}

async function targets() {
  const { body } = await school.call('GET /menulinks/targets', { as: 'madame' })
  return z.parse(menuTargetsAnswer, body).data
}

describe('a menu row without a valid target', () => {
  const [farm = ''] = games
  it.each<[string, Partial<MenuLink>]>([
    ['a key of no page and no game', { clientID: 'plage' }],
    ['a key below that of a page', { clientID: 'Page_Grade4_Vocabulary_La_Plage' }],
    ['a missing game', { clientID: 'Page_Games_Memory_New', externalIdentifier: 'new' }],
    ['a game without its identifier', { clientID: farm }],
    [
      'a game with the identifier of another',
      { clientID: farm, externalIdentifier: games[1]?.toLowerCase() },
    ],
    [
      'the address of a kind of game',
      { clientID: 'Page_Games_Memory', externalIdentifier: farm.toLowerCase() },
    ],
  ])('is refused: %s', async (_title, change) => {
    await school.db.delete(menuLinks).where(eq(menuLinks.clientID, farm))
    const before = (await readMenu()).menulinks
    const refused = await post({ ...newMenuRow(1010), displayName: 'La plage', ...change })
    expect(refused.headers.get('content-language')).toBe('fr')
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: `« ${change.clientID} » ne mène nulle part : choisissez un groupe, une nouvelle page, ou une page ou un jeu qui existe.`,
      },
    })
    expect((await readMenu()).menulinks).toEqual(before)
  })

  it('cannot result from a change, but an existing one can be disabled, moved and repaired', async () => {
    const [first] = await school.db
      .insert(menuLinks)
      .values({ clientID: 'plage', groupID: 77, parentGroupID: 1010, displayName: 'La plage' })
      .returning()
    expect((await post({ ...(await row(1011)), clientID: 'plage2' })).status).toBe(400)
    const lost = await row(first?.groupID ?? 0)
    expect((await post({ ...lost, isEnabled: false, parentGroupID: 1000 })).status).toBe(200)
    expect((await post({ ...lost, clientID: BEACH })).status).toBe(200)
    expect((await read(BEACH)).status).toBe(200)
  })
})

describe('a page that a teacher made', () => {
  it('is made with its row, empty, under the name of the row and open to everyone', async () => {
    expect((await read(BEACH)).status).toBe(404)
    await add(beach)
    expect(await read(BEACH)).toMatchObject({
      status: 200,
      body: {
        data: {
          clientID: BEACH,
          kind: 'vocabulary',
          title: 'La plage',
          content: { form: 'cards', sections: [] },
        },
      },
    })
    expect(await targets()).toContainEqual({
      clientID: BEACH,
      externalIdentifier: null,
      title: 'La plage',
      isBlank: true,
    })
  })

  it('is made once if the same row is sent again or ten times in parallel', async () => {
    const row = { ...beach, groupID: 1_234_567 }
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(row)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([])
    expect((await post(row)).status).toBe(200)
    expect((await readMenu()).menulinks.filter(({ clientID }) => clientID === BEACH)).toHaveLength(1)
  })

  it('is named after its row until it has content, which is kept', async () => {
    const link = await add(beach)
    await post({ ...link, displayName: 'À la plage' })
    expect((await read(BEACH)).body).toMatchObject({ data: { title: 'À la plage' } })
    await write(BEACH, { form: 'scenes', sections: [] })
    await post({ ...link, displayName: 'La mer' })
    expect((await read(BEACH)).body).toMatchObject({
      data: { title: 'À la plage', content: { form: 'scenes' } },
    })
  })

  it('is deleted with its row if it never had content', async () => {
    const link = await add(beach)
    const songs = await post({ ...link, clientID: 'Page_Grade4_Music_LaPlage' })
    expect(songs.status).toBe(200)
    expect((await read(BEACH)).status).toBe(404)
    expect((await read('Page_Grade4_Music_LaPlage')).body).toMatchObject({ data: { kind: 'music' } })
    expect((await school.call(`DELETE /menulinks/${link.menuLinkID}`, { as: 'madame' })).status).toBe(200)
    expect((await read('Page_Grade4_Music_LaPlage')).status).toBe(404)
  })

  it('outlives its row once it has content, and can be given a row again', async () => {
    const link = await add(beach)
    await write(BEACH, { form: 'scenes', sections: [] })
    await write(BEACH, { form: 'cards', sections: [] })
    expect(await targets()).toContainEqual(expect.objectContaining({ clientID: BEACH, isBlank: false }))
    expect((await school.call(`DELETE /menulinks/${link.menuLinkID}`, { as: 'madame' })).status).toBe(200)
    expect((await read(BEACH)).status).toBe(200)
    await add(beach)
    expect((await readMenu()).menulinks.map(({ clientID }) => clientID)).toContain(BEACH)
  })

  it('is made only by a row: content cannot be saved on a missing page', async () => {
    const body = { title: 'La plage', content: { form: 'cards', sections: [] }, updated: null }
    expect((await school.call(`PUT /pages/${BEACH}`, { as: 'madame', body })).status).toBe(404)
  })
})

describe('GET /menulinks/targets', () => {
  it('lists every game with its identifier and every page of a teacher', async () => {
    const [farm = ''] = games
    const found = await targets()
    expect(found).toContainEqual({
      clientID: farm,
      externalIdentifier: farm.toLowerCase(),
      title: `Description of ${farm}`,
      isBlank: false,
    })
    expect(found.map(({ clientID }) => clientID)).not.toContain(BEACH)
  })

  it.each([
    [undefined, 401],
    ['alice', 403],
  ] as const)('allows only administrators: %s', async (as, status) => {
    expect((await school.call('GET /menulinks/targets', { as })).status).toBe(status)
  })
})

describe('the home page', () => {
  const home = { ...newMenuRow(1010), clientID: 'Page_Home', displayName: 'Accueil' }

  it.each([
    { isEnabled: false },
    { isAuthRequired: true },
    { isAdminRequired: true },
    { isWhiteListEnabled: true },
  ])('must stay open to everyone: %o is refused', async (change) => {
    expect((await post({ ...home, ...change })).status).toBe(409)
    const link = await add(home)
    const refused = await post({ ...link, ...change })
    expect(refused.headers.get('content-language')).toBe('fr')
    expect(refused).toMatchObject({
      status: 409,
      body: { message: "La page d'accueil reste toujours ouverte à tous : elle ne peut pas être fermée." },
    })
    expect(await row(link.groupID)).toEqual(link)
  })

  it('can be renamed, moved and starred, and opened if it was closed', async () => {
    const link = await add(home)
    expect((await post({ ...link, displayName: 'Chez nous', isNew: true })).status).toBe(200)
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, home.clientID))
    const closed = await row(link.groupID)
    expect((await post({ ...closed, isNew: false })).status).toBe(200)
    expect((await post({ ...closed, isEnabled: true })).status).toBe(200)
  })

  it('is the only page that cannot be closed', async () => {
    const link = (await readMenu()).menulinks.find(({ clientID }) => clientID === pages.open)
    expect((await post({ ...link, isEnabled: false })).status).toBe(200)
  })
})
