import * as z from 'zod/mini'
import { type MenuLink, menuAnswer, menuCacheAnswer, saveLinkAnswer } from '../../domain/api/menu.ts'
import type { Answer, School } from './school.ts'

/** Calls about the menu, by `madame` for changes, on the school of the running test. */
export function menuCalls(school: () => School) {
  const readMenu = async () =>
    z.parse(menuAnswer, (await school().call('GET /menulinks', { as: 'madame' })).body)
  const row = async (groupID: number): Promise<MenuLink> => {
    const found = (await readMenu()).menulinks.find((link) => link.groupID === groupID)
    if (!found) throw new Error(`No row ${groupID}.`)
    return found
  }
  const post = (link: unknown): Promise<Answer> =>
    school().call('POST /menulinks', { as: 'madame', body: { link } })
  return {
    readMenu,
    row,
    post,
    async readExpiry() {
      return z.parse(menuCacheAnswer, (await school().call('GET /menulinks/cache')).body).cache.menuExpiry
    },
    /** Saves a change of a row, which must succeed. */
    async save(groupID: number, change: Partial<MenuLink>) {
      const { status, body } = await post({ ...(await row(groupID)), ...change })
      if (status !== 200) throw new Error(`Row ${groupID} was not saved: ${status}`)
      return z.parse(saveLinkAnswer, body)
    },
  }
}
