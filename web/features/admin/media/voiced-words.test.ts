import { expect, it } from 'vitest'
import { sayings, sayingsOf } from './voiced-words.ts'

const word = (french: string, sound: string | null) => ({ french, english: '', image: null, sound })

it('no two sayings of the bank share a voice', () => {
  expect(new Set(sayings.map(({ voice }) => voice)).size).toBe(sayings.length)
})

it('a page says words of the bank, others by their name, and none that has a sound of the page’s own', () => {
  const words = [
    word('la vache', 'sounds/la-vache.mp3'),
    word("l'igloo bleu", null),
    word('notre école', '/api/v1/media/abc.wav'),
  ]
  const said = sayingsOf({ form: 'cards', sections: [{ title: '', words }] })
  expect(said.map(({ voice }) => voice)).toEqual(['la-vache', 'l-igloo-bleu'])
  expect(said[0]).toMatchObject({ theme: 'La ferme', grades: [1, 3, 4] })
  expect(said[1]).toMatchObject({ word: words[1], theme: '', grades: [] })
})
