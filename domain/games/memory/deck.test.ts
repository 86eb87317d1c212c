import { describe, expect, it } from 'vitest'
import { DeckFault } from '../game.ts'
import { parsePairsDeck } from './deck.ts'

describe('the deck of a pairs game', () => {
  it('reads items with picture, phrase and sound', () => {
    const data = JSON.stringify([
      { answer: 'la vache', phrase: { word: 'la vache', sound: 'a.mp3' }, image: 'a.svg', filter: 10 },
      { answer: 'le coq', phrase: { word: 'le coq' } },
    ])
    expect(parsePairsDeck(data)).toEqual({
      filters: [],
      items: [
        { answer: 'la vache', word: 'la vache', sound: 'a.mp3', image: 'a.svg', filter: 10 },
        { answer: 'le coq', word: 'le coq', sound: null, image: null, filter: null },
      ],
    })
  })

  it('reads a comma-separated list, also over CRLF lines', () => {
    expect(parsePairsDeck(' rouge , bleu,\r\nvert ,, ').items.map((item) => item.word)).toEqual([
      'rouge',
      'bleu',
      'vert',
    ])
  })

  it('takes a word once, whatever its case or the form of its accents', () => {
    expect(parsePairsDeck('Été, e\u0301te\u0301, hiver').items.map((item) => item.word)).toEqual([
      'Été',
      'hiver',
    ])
  })

  it.each([
    ['nothing', '', 'At least 2 different words are needed.'],
    ['one word', 'chat', 'At least 2 different words are needed.'],
    ['one word twice', 'chat, CHAT', 'At least 2 different words are needed.'],
    ['cut JSON', '[{"answer":', 'The data is not valid JSON.'],
    ['an item without its phrase', '[{"answer":"a","phrase":{"word":"b"}},{"answer":"c"}]', /^Item 2: /],
    ['an object', '{"answer":"a"}', /^Item 1: /],
  ])('refuses %s and names the fault', (_what, data, message) => {
    expect(() => parsePairsDeck(data)).toThrow(DeckFault)
    expect(() => parsePairsDeck(data)).toThrow(message)
  })
})
