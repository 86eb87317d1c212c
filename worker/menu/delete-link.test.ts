import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { saveLinkAnswer } from '../../domain/api/menu.ts'
import { games as gamesTable } from '../db/schema.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { games, pages, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { readMenu, readExpiry, post } = menuCalls(() => school)
const row = async (groupID: number) => (await readMenu()).menulinks.find((link) => link.groupID === groupID)
const remove = (menuLinkID: unknown, as: 'madame' | 'alice' | undefined = 'madame') =>
  school.call(`DELETE /menulinks/${menuLinkID}`, { as })

/** Adds a new row. */
async function add(change: object) {
  const link = { ...(await row(1010)), menuLinkID: 0, groupID: 0, displayName: 'Nos photos', ...change }
  return z.parse(saveLinkAnswer, (await post(link)).body).link
}

describe('DELETE /menulinks/:menuLinkID', () => {
  it('deletes an empty group and raises the stamp', async () => {
    const { menuLinkID, groupID } = await add({})
    const before = (await readMenu()).expiry
    school.clock.advance(1000)
    expect(await remove(menuLinkID)).toMatchObject({ status: 200, body: { success: true } })
    expect(await row(groupID)).toBeUndefined()
    expect((await readExpiry()) > before).toBe(true)
    expect((await remove(menuLinkID)).status).toBe(404)
  })

  it('refuses a group that has rows and names them', async () => {
    const { menuLinkID, groupID } = await add({})
    await add({ parentGroupID: groupID, displayName: 'Octobre' })
    await add({ parentGroupID: groupID, displayName: 'Novembre' })
    expect(await remove(menuLinkID)).toMatchObject({
      status: 409,
      body: {
        message:
          "D'autres lignes sont sous celle-ci : « Octobre », « Novembre ». Déplacez-les ou supprimez-les d'abord.",
      },
    })
  })

  it('refuses a row that leads to a game and names the game, and refuses rows of the site', async () => {
    await school.db
      .update(gamesTable)
      .set({ description: 'La ferme' })
      .where(eq(gamesTable.clientID, games[0] ?? ''))
    expect(await remove((await row(8401))?.menuLinkID)).toMatchObject({
      status: 409,
      body: { message: 'Cette ligne mène au jeu « La ferme ». Retirez le jeu du menu ou supprimez-le.' },
    })
    expect((await remove((await row(1011))?.menuLinkID)).status).toBe(409)
    expect((await row(1011))?.clientID).toBe('Page_Announcements')
  })

  it('removes the star of the top group if it was the last new row below it', async () => {
    const top = await add({ parentGroupID: 0, displayName: 'Photos' })
    const middle = await add({ parentGroupID: top.groupID, displayName: 'Automne' })
    const { menuLinkID } = await add({ parentGroupID: middle.groupID, displayName: 'Octobre', isNew: true })
    expect((await row(top.groupID))?.isNew).toBe(true)
    expect((await remove(menuLinkID)).status).toBe(200)
    expect((await row(top.groupID))?.isNew).toBe(false)
  })

  it('deletes the whitelist of its page, so that a later row with that key admits nobody', async () => {
    const as = 'madame'
    const { menuLinkID, clientID } = await add({
      clientID: 'Page_Resources_Photos',
      isWhiteListEnabled: true,
    })
    const entries = [clientID, pages.whitelisted].map((clientID) => ({
      userID: people.bruno.id,
      clientID,
    }))
    for (const body of entries) await school.call('POST /whitelist', { as, body })
    const read = async () => (await school.call('GET /whitelist', { as: 'bruno' })).body
    expect(await read()).toEqual({ whitelist: expect.arrayContaining(entries) })
    expect((await remove(menuLinkID)).status).toBe(200)
    expect(await read()).toEqual({ whitelist: [entries[1]] })
  })

  it('allows only administrators', async () => {
    const { menuLinkID, groupID } = await add({})
    expect((await remove(menuLinkID, 'alice')).status).toBe(403)
    expect((await school.call(`DELETE /menulinks/${menuLinkID}`)).status).toBe(401)
    expect((await remove('x')).status).toBe(400)
    expect(await row(groupID)).toBeDefined()
  })
})
