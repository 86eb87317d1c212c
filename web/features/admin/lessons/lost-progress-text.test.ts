import { expect, it } from 'vitest'
import { lostProgressText } from './lost-progress-text.ts'

const pupil = (steps: number) => ({
  done: Array.from({ length: steps }, (_none, index) => ({
    step: `Page_${index}`,
    at: '2026-11-18T12:00:00.000Z',
  })),
})

it.each([
  [[], "Aucun élève n'y a encore fini une étape."],
  [[0, 0], "Aucun élève n'y a encore fini une étape."],
  [[1, 0], '1 élève y a fini 1 étape : ce sera oublié.'],
  [[3, 0, 2], '2 élèves y ont fini 5 étapes : ce sera oublié.'],
])('summarizes %j finished steps as "%s"', (steps, text) => {
  expect(lostProgressText(steps.map(pupil))).toBe(text)
})

it('returns a general warning until the progress is loaded', () => {
  expect(lostProgressText(undefined)).toBe('Ce que des élèves y ont fini sera oublié.')
})
