import { expect, it } from 'vitest'
import { pupilNamer } from './pupil-namer.ts'

it('tells pupils of the same name apart by their class', () => {
  const traces = [1, 2, 3].map((userID) => ({ userID, displayName: 'Léo' }))
  const accounts = [
    { id: 1, classCode: '4-1' },
    { id: 2, classCode: '5-1' },
  ]
  expect(traces.map(pupilNamer(accounts))).toEqual(['Léo (4-1)', 'Léo (5-1)', 'Léo'])
})
