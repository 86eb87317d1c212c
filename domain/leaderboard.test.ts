import { expect, it } from 'vitest'
import { classChoices, rankRows } from './leaderboard.ts'

it.each([
  ['nobody', [], []],
  ['one alone', [4], [1]],
  ['all different', [9, 4, 1], [1, 2, 3]],
  ['two first', [5, 5, 2], [1, 1, 3]],
  ['a tie in the middle', [7, 3, 3, 3, 1], [1, 2, 2, 2, 5]],
  ['all alike', [2, 2, 2], [1, 1, 1]],
])('ranks rows: %s', (_title, counts, ranks) => {
  expect(rankRows(counts.map((count) => ({ count, displayName: '' }))).map(({ rank }) => rank)).toEqual(ranks)
})

it('sorts by count, then by name in French order', () => {
  const rows = [
    { displayName: 'Zoé', count: 1 },
    { displayName: 'Bruno', count: 3 },
    { displayName: 'Éric', count: 1 },
    { displayName: 'eva', count: 1 },
    { displayName: 'Alice', count: 1 },
  ]
  expect(rankRows(rows).map(({ displayName }) => displayName)).toEqual([
    'Bruno',
    'Alice',
    'Éric',
    'eva',
    'Zoé',
  ])
  expect(rows[0]?.displayName).toBe('Zoé')
})

it('offers the fixed classes and any others that occur in the rows', () => {
  expect(classChoices([{ classCode: '6-3' }, { classCode: '3-2' }])).toEqual([
    '3-2',
    '4-1',
    '4-5',
    '5-1',
    '5-2',
    '6-1',
    '6-2',
    '6-3',
  ])
})

it('offers no classes if the rows contain none', () => {
  expect(classChoices([{ classCode: '' }, { classCode: '' }])).toEqual([])
})
