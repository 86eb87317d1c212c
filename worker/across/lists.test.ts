import { beforeEach, expect, it } from 'vitest'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

it.each([
  '/user/accounts?',
  '/games?',
  '/media?',
  '/traces?date=2026-11-18&',
  '/menulinks/cache/bonus/history?',
  '/pages/Page_Letter/versions?',
  '/games/page_games_memory_farm/versions?',
  '/answers/held?',
  '/activities/user/report/all?date=11%7C2026&',
])('returns an empty page far past the end of a list: %s', async (list) => {
  for (const query of ['page=2', 'page=999999999999999', 'page=999999999999999&rows=10000']) {
    const answer = await school.call(`GET ${list}${query}`, { as: 'madame' })
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: [] } })
  }
})
