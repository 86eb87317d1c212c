import { expect, it } from 'vitest'
import { pupilNamer, pupilNamesByID } from './pupil-namer.ts'

it('distinguishes pupils of the same name by their class', () => {
  const traces = [1, 2, 3].map((userID) => ({ userID, displayName: 'Léo' }))
  const accounts = [
    { id: 1, classCode: '4-1' },
    { id: 2, classCode: '5-1' },
  ]
  expect(traces.map(pupilNamer(accounts))).toEqual(['Léo (4-1)', 'Léo (5-1)', 'Léo'])
})

it('names the chosen pupil even on a day without visits', () => {
  const accounts = [1, 2].map((id) => ({ id, displayName: 'Léo', classCode: `${id}-1` }))
  expect([...pupilNamesByID(accounts, [{ userID: 3, displayName: 'Zoé' }])]).toEqual([
    ['1', 'Léo (1-1)'],
    ['2', 'Léo (2-1)'],
    ['3', 'Zoé'],
  ])
})
