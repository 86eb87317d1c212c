import { expect, it } from 'vitest'
import { isMissionPage, MISSION_PAGE, missionPageOf, missionPages } from './missions.ts'
import { pageOf } from './routes.ts'
import { linkPath } from './site/link-path.ts'

it.each([
  ['2026-11-15', 'Page_Mission_Sunday'],
  ['2026-11-16', 'Page_Mission_Monday'],
  ['2026-11-21', 'Page_Mission_Saturday'],
])('maps %s to the mission %s', (day, clientID) => {
  expect(missionPageOf(day)).toBe(clientID)
})

it('has one path for all seven missions', () => {
  expect(missionPages).toHaveLength(7)
  expect(new Set(missionPages.map((clientID) => linkPath({ clientID, externalIdentifier: null })))).toEqual(
    new Set(['/mission']),
  )
})

it('does not treat other pages as missions', () => {
  expect([MISSION_PAGE, 'Page_Music', ''].filter(isMissionPage)).toEqual([])
  expect(pageOf('Page_Mission_Music')).toBeUndefined()
})
