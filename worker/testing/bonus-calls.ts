import * as z from 'zod/mini'
import { bonusHistoryAnswer } from '../../domain/api/bonus.ts'
import { menuCacheAnswer } from '../../domain/api/menu.ts'
import { games, type Name, people } from './rows.ts'
import type { School } from './school.ts'

/** The page with the bonus, and another. */
export const [farm = '', zoo = ''] = games
export const alice = { id: people.alice.id, displayName: 'Alice', avatarUrl: '0.noavatar.png' }
export const bruno = { id: people.bruno.id, displayName: 'Bruno', avatarUrl: '0.noavatar.png' }

export const BONUS_LOST = { status: 200, body: { success: true, won: false } }

/** Calls about the bonus, on the school of the running test. Defaults are what alice won at `farm`. */
export function bonusCalls(school: () => School) {
  const post = (path: string, as: Name | undefined, body: unknown) =>
    school().call(`POST /menulinks/cache/bonus${path}`, { as, body })
  return {
    arm: (clientID: string, as: Name | undefined = 'madame') => post('', as, { clientID }),
    check: (as: Name | undefined, clientID = farm) => post('/check', as, { clientID }),
    award: (as: Name | undefined, numbers: Record<string, unknown> = {}) =>
      post('/award', as, { userID: alice.id, activityCount: 20, bravoCount: 4, ...numbers }),
    clear: (as: Name | undefined, user: unknown = alice, bravoCount: unknown = 4) =>
      post('/clear', as, { user, bravoCount }),
    async history(query = '') {
      const answer = await school().call(`GET /menulinks/cache/bonus/history${query}`, { as: 'madame' })
      return z.parse(bonusHistoryAnswer, answer.body)
    },
    async state() {
      return z.parse(menuCacheAnswer, (await school().call('GET /menulinks/cache?copy=0')).body).cache.bonus
    },
  }
}
