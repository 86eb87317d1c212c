import * as z from 'zod/mini'
import { gameSeeds } from '../../content/games.ts'
import type { SessionUser } from '../../domain/api/user.ts'
import { ACTIVITIES_PER_BONUS_BRAVO } from '../../domain/economy.ts'
import { games } from '../../domain/games/registry.ts'
import { ADMIN } from '../../e2e/people.ts'
import { post, signIn } from '../tour/sign-in.ts'

const PUPILS = ['alice', 'bruno', 'chloe', 'quentin', 'rosalie', 'yasmine', 'gaston', 'olivier', 'zoe']
const BONUS_PAGE = 'Page_Games_Memory_Grade5_Owl'

/** Creates activities, Bravos, a bonus, a whitelist entry and a log in the demo school, so that no list is empty. */
export async function simulateWeek(url: string): Promise<void> {
  const admin = await signIn(url, 'admin', ADMIN)
  for (const [place, userName] of PUPILS.entries()) {
    const user = await signIn(url, 'login', { userName })
    for (const { clientID, kind } of gameSeeds.slice(place * 3, place * 4 + 4)) {
      // A race needs a score to count.
      const score = games[kind].rules.mostPoints ?? null
      await post(url, 'activities', { userID: user.id, clientID, score }, user)
    }
    for (const reason of ['A aidé un ami', 'Beau travail à l’oral', ''].slice(place % 3))
      await post(url, 'bravos', { userID: user.id, reason }, admin)
  }
  const winner = await signIn(url, 'login', { userName: 'victoria' })
  await winBonus(url, admin, winner)
  await post(url, 'whitelist', { userID: winner.id, clientID: 'Page_Grade5_Vocabulary_Cafe' }, admin)
  await post(url, 'logs', {
    data: 'TypeError: Load failed, at /music',
    dateCreated: new Date().toISOString(),
  })
}

async function winBonus(url: string, admin: SessionUser, winner: SessionUser): Promise<void> {
  const call = 'menulinks/cache/bonus'
  await post(url, call, { clientID: BONUS_PAGE }, admin)
  const won = await post(url, `${call}/check`, { clientID: BONUS_PAGE }, winner)
  const { bravoCount } = z.parse(z.object({ bravoCount: z.int() }), won)
  const activityCount = bravoCount * ACTIVITIES_PER_BONUS_BRAVO
  await post(url, `${call}/award`, { userID: winner.id, activityCount, bravoCount }, winner)
}
