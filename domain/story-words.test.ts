import { expect, it } from 'vitest'
import { splitSentence } from './story-words.ts'

const known = ['chat', 'chat noir', 'table', 'école', 'tarte aux pommes', 'pomme'].map((written) => ({
  written,
}))
const wordsOf = (sentence: string) => splitSentence(sentence, known).filter((piece) => piece.isWord)

it.each([
  ['Le chat est sous la table.', ['Le', 'chat', 'est', 'sous', 'la', 'table'], ['chat', 'table']],
  ['Le chat noir dort.', ['Le', 'chat noir', 'dort'], ['chat noir']],
  ['Les chats et le château.', ['Les', 'chats', 'et', 'le', 'château'], []],
  ['Chat! Où es-tu?', ['Chat', 'Où', 'es-tu'], ['Chat']],
  ["C'est l'école.", ["C'est", "l'école"], ["l'école"]],
  ['Le porte-table reste fermé.', ['Le', 'porte-table', 'reste', 'fermé'], []],
  ['« La tarte aux pommes! » dit-elle.', ['La', 'tarte aux pommes', 'dit-elle'], ['tarte aux pommes']],
  ["Aujourd'hui, il a 12 ans…", ["Aujourd'hui", 'il', 'a', '12', 'ans'], []],
])('finds all words of "%s"', (sentence, all, ofBank) => {
  expect(wordsOf(sentence).map(({ text }) => text)).toEqual(all)
  expect(wordsOf(sentence).flatMap((piece) => (piece.known ? piece.text : []))).toEqual(ofBank)
  const parts = splitSentence(sentence, known)
  expect(parts.map(({ text }) => text).join('')).toBe(sentence)
  expect(parts.every(({ text, at }) => sentence.startsWith(text, at))).toBe(true)
})

it('finds no words if the story has no word bank', () => {
  expect(splitSentence('Bonjour!', [])).toEqual([
    { isWord: true, text: 'Bonjour', at: 0, known: null },
    { isWord: false, text: '!', at: 7 },
  ])
})
