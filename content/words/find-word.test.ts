import { expect, it } from 'vitest'
import { findWord } from './find-word.ts'

it.each([
  ['le coeur', 'le cœur'],
  ["l'oeuf", "l'œuf"],
  ['L’OEUF', "l'œuf"],
  ['oeil', "l'œil"],
  ['le cœur', 'le cœur'],
])('finds the picture and the sound of %s', (typed, french) => {
  expect(findWord(typed)).toMatchObject({
    french,
    image: expect.any(String),
    sound: expect.any(String),
  })
})
