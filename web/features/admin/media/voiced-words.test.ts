import { expect, it } from 'vitest'
import { bankWords, voicedWordsOf } from './voiced-words.ts'

const word = (french: string, sound: string | null) => ({ french, english: '', image: null, sound })

it('lists each recording name of the bank once', () => {
  expect(new Set(bankWords.map(({ voice }) => voice)).size).toBe(bankWords.length)
})

it("lists a page's words, except those that have a sound uploaded for the page", () => {
  const words = [
    word('la vache', 'sounds/la-vache.mp3'),
    word("l'igloo bleu", null),
    word('notre école', '/api/v1/media/abc.wav'),
  ]
  const voiced = voicedWordsOf({ form: 'cards', sections: [{ title: '', words }] })
  expect(voiced.map(({ voice }) => voice)).toEqual(['la-vache', 'l-igloo-bleu'])
  expect(voiced[0]).toMatchObject({ theme: 'La ferme', grades: [1, 3, 4] })
  expect(voiced[1]).toMatchObject({ word: words[1], theme: '', grades: [] })
})
