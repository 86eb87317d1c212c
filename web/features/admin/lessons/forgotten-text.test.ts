import { expect, it } from 'vitest'
import { forgottenText } from './forgotten-text.ts'

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
])('of pupils who did %j steps: %s', (steps, text) => {
  expect(forgottenText(steps.map(pupil))).toBe(text)
})

it('warns before it is known what they did', () => {
  expect(forgottenText(undefined)).toBe('Ce que des élèves y ont fini sera oublié.')
})
