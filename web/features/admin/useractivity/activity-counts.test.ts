import { expect, it } from 'vitest'
import { countByDay, countByPupil } from './activity-counts.ts'

const pupils = [
  { id: 1, displayName: 'Alice', classCode: '4-1', isEnabled: true },
  { id: 2, displayName: 'Bruno', classCode: '4-1', isEnabled: false },
  { id: 3, displayName: 'Chloé', classCode: '4-1', isEnabled: false },
]

it('counts activities and different pages per pupil, including enabled pupils without any', () => {
  const activities = [
    { userID: 2, clientID: 'Page_Games_Memory_Ant' },
    { userID: 2, clientID: 'Page_Games_Memory_Ant' },
    { userID: 2, clientID: 'Page_Videos' },
    { userID: 9, clientID: 'Page_Videos' },
  ]
  expect(countByPupil(activities, pupils)).toEqual([
    { userID: 2, displayName: 'Bruno', classCode: '4-1', activities: 3, pages: 2 },
    { userID: 1, displayName: 'Alice', classCode: '4-1', activities: 0, pages: 0 },
  ])
})

it('counts activities by day, earliest first', () => {
  expect(countByDay(['2026-11-18', '2026-11-02', '2026-11-18'])).toEqual([
    { day: '2026-11-02', count: 1 },
    { day: '2026-11-18', count: 2 },
  ])
})
