import { expect, it } from 'vitest'
import { noPupilsText } from './no-pupils-text.ts'

it.each([
  ['', "Il n'y a pas encore d'élèves."],
  ['4-1', "Il n'y a pas d'élèves dans la classe 4-1."],
])('names the chosen class "%s"', (classCode, text) => {
  expect(noPupilsText(classCode)).toBe(text)
})
