import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pairsFromWords } from '../games/from-words.ts'
import { memory } from '../games/memory/rules.ts'
import { firstTries, wordID } from './first-try.ts'

const OWN_SOUND = '/api/v1/media/0f3a9c.mp3'

describe('wordID', () => {
  it('is the slug of the text, wherever its sound is stored', () => {
    for (const sound of [null, OWN_SOUND, 'sounds/la-vache.mp3'])
      expect(wordID({ word: 'la vache', sound })).toBe('la-vache')
  })

  it('is the name of the sound file if only part of its text is shown', () => {
    expect(wordID({ word: 'vache', sound: 'sounds/la-vache.mp3' })).toBe('la-vache')
    expect(wordID({ word: 'Qui dort? — le chat', sound: 'sounds/qui-dort-question.mp3' })).toBe(
      'qui-dort-question',
    )
  })

  it('is derived from the spoken word, without its answer', () => {
    const question = { word: 'le phoque — the seal', heard: 'le phoque' }
    for (const sound of [null, OWN_SOUND]) expect(wordID({ ...question, sound })).toBe('le-phoque')
  })

  it('is derived from the first form of an adjective', () => {
    expect(wordID({ word: 'grand, grande', sound: null })).toBe('grand')
    expect(wordID({ word: 'beau, belle', sound: OWN_SOUND })).toBe('beau')
    expect(wordID({ word: 'un, deux', sound: null })).toBe('un-deux')
  })

  it('exists for any word of a teacher, and is the same on a page and in its games', () => {
    const letters = fc.stringMatching(/^[a-zéèàçœ]{2,12}( [a-zéèàçœ]{2,12})?$/)
    fc.assert(
      fc.property(fc.uniqueArray(letters, { minLength: 6, maxLength: 12 }), (texts) => {
        const own = texts.map((french) => ({ french, english: '', image: null, sound: null }))
        const ids = own.map(({ french, sound }) => wordID({ word: french, sound }))
        expect(ids).not.toContain(null)
        const data = JSON.stringify(pairsFromWords(own))
        const { items } = memory.parseDeck(data)
        for (const item of items) expect(ids).toContain(wordID(item))
      }),
    )
  })
})

it('returns the first of several tries from firstTries, and skips words without an id', () => {
  const item = { word: 'la vache', sound: null }
  expect(
    firstTries([
      { item, task: 'recall', right: false, options: 4 },
      { item: { word: '🐱', sound: null }, task: 'recall', right: true },
      { item: undefined, task: 'recall', right: true },
      { item, task: 'recall', right: true, options: 3 },
    ]),
  ).toEqual([{ word: 'la-vache', task: 'recall', right: false, options: 4 }])
})
