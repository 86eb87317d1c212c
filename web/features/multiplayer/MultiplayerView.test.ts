import { expect, it } from 'vitest'
import type { Bravo } from '../../../domain/api/bravo.ts'
import { countThisWeek, monthsOfWeek } from './MultiplayerView.tsx'

const START = new Date('2026-11-29T05:00:00.000Z')

it('counts the Bravos that multiplayer games gave since Sunday', () => {
  const bravo = (dateCreated: string, source: Bravo['source'] = 'multiplayer') => ({
    bravoID: 1,
    userID: 7,
    dateCreated,
    source,
    reason: '',
  })
  expect(
    countThisWeek(
      [
        bravo('2026-11-29T04:59:59.999Z'),
        bravo('2026-11-29T05:00:00.000Z'),
        bravo('2026-12-01T15:00:00.000Z'),
        bravo('2026-12-01T15:00:00.000Z', 'activity'),
      ],
      START,
    ),
  ).toBe(2)
})

it('returns both months of a week that spans two', () => {
  const november = { month: 11, year: 2026 }
  const december = { month: 12, year: 2026 }
  expect(monthsOfWeek(november, december)).toEqual([november, december])
  expect(monthsOfWeek(december, december)).toEqual([december])
})
