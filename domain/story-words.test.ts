import { expect, it } from 'vitest'
import { pieces } from './pieces.ts'

const word = (written: string) => ({ written, french: written, english: '', sound: null })
const words = [word('chat'), word('chat noir'), word('table'), word('école')]

it.each([
  ['Le chat est sous la table.', ['chat', 'table']],
  ['Le chat noir dort.', ['chat noir']],
  ['Les chats et le château.', []],
  ['Chat! Où es-tu?', ['Chat']],
  ["C'est l'école.", ['école']],
  ['Le porte-table reste fermé.', []],
])('finds the words of "%s"', (sentence, found) => {
  const parts = pieces(sentence, words)
  expect(parts.filter((part) => part.word).map((part) => part.text)).toEqual(found)
  expect(parts.map((part) => part.text).join('')).toBe(sentence)
  expect(parts.every((part) => sentence.startsWith(part.text, part.at))).toBe(true)
})

it('leaves a sentence whole where the story has no words', () => {
  expect(pieces('Bonjour!', [])).toEqual([{ text: 'Bonjour!', word: null, at: 0 }])
})
