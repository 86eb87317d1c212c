import { expect, it } from 'vitest'
import { sentencesOf } from './spoken-sentences.ts'

it.each([
  ['Bravo! Ta mission est finie.', ['Bravo!', 'Ta mission est finie.']],
  ['Où est le chat?', ['Où est le chat?']],
  ['Attends... Regarde', ['Attends...', 'Regarde']],
  ['Trouve les paires : une image et son mot.', ['Trouve les paires : une image et son mot.']],
  ['  ', []],
])('splits %j into %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
