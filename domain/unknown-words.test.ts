import { expect, it } from 'vitest'
import { unknownWords, wordsIn } from './unknown-words.ts'

const known = wordsIn(["J'aime les pommes et l'école.", 'Peut-être!'])

it('finds each unknown word once, in any case and with either apostrophe', () => {
  expect(unknownWords("J'aime les pomes et l'ecole, les pomes.", known)).toEqual(['pomes', 'ecole'])
  expect(unknownWords('LES Pommes et l’école, peut-être 3… ', known)).toEqual([])
})

it('treats a capitalized word as a name, except at the start of a sentence', () => {
  expect(unknownWords('Les pommes et Zoé. Zut! Bof et Sam', known)).toEqual(['Zut', 'Bof'])
})
