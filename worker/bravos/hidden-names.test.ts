import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkBonusAnswer } from '../../domain/api/bonus.ts'
import { menuLinks } from '../db/schema.ts'
import { bonusCalls, farm } from '../testing/bonus-calls.ts'
import { listenToRoom } from '../testing/room-listener.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool({}, () => 0.5)
  await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
})
const { arm, check, award, clear } = bonusCalls(() => school)

const showLeaderboard = (isLeaderboardVisible: boolean) =>
  school.call('POST /settings', {
    as: 'madame',
    body: { settings: { enablePIN: false, mpgBravoCap: 10, isLeaderboardVisible } },
  })
const winBonus = async () => {
  await arm(farm)
  const won = z.parse(checkBonusAnswer, (await check('alice')).body)
  await award('alice')
  await clear('alice')
  return won
}

/** Calls that a visitor may make. */
const VISITORS_CALLS = [
  'GET /menulinks',
  'GET /menulinks/cache',
  'GET /menulinks/cache?copy=0',
  'GET /bravos/report?date=11|2026',
  'GET /settings',
  'GET /whitelist',
  'GET /recordings',
  'GET /misc/date',
  'GET /pages/Page_Announcements',
  `GET /games/${farm.toLowerCase()}`,
]
const textOf = async (request: string, as?: 'bruno' | 'alice' | 'madame') =>
  (await school.send(request, { as })).text()

describe('hiding the leaderboard', () => {
  it.each(VISITORS_CALLS)('names no child to a visitor: %s', async (request) => {
    await winBonus()
    await showLeaderboard(false)
    expect(await textOf(request)).not.toMatch(/Alice|Bruno/)
  })

  it('names the winner only to the winner and administrators', async () => {
    await winBonus()
    expect(await textOf('GET /menulinks/cache', 'bruno')).toContain('Alice')
    await showLeaderboard(false)
    expect(await textOf('GET /menulinks/cache', 'bruno')).not.toContain('Alice')
    for (const as of ['alice', 'madame'] as const)
      expect(await textOf('GET /menulinks/cache', as)).toContain('Alice')
    await showLeaderboard(true)
    expect(await textOf('GET /menulinks/cache')).toContain('Alice')
  })

  it('sends wins to the room without a name, and marks the ticket as anonymous', async () => {
    await showLeaderboard(false)
    const visitor = await listenToRoom()
    const won = await winBonus()
    expect(await visitor.next()).toMatchObject({ type: 'bravoWinnerChanged', user: null })
    expect(won.won && decodeJwt(won.ticket)).toMatchObject({ isAnonymous: true })
    visitor.close()
  })

  it('makes open pages reload the menu', async () => {
    const visitor = await listenToRoom()
    await showLeaderboard(false)
    expect(await visitor.next()).toEqual({ type: 'menuChanged' })
    visitor.close()
  })
})
