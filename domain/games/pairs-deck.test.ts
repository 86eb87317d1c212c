import { describe, expect, it } from 'vitest'
import { itemsUpTo, parsePairsDeck } from './pairs-deck.ts'
import { sentencesOf, whyRefused } from './testing/sentences.ts'

const parse = (data: string) => parsePairsDeck(data, { least: 2, full: 3 })
const wordsOf = (data: string) => parse(data).items.map(({ word }) => word)
const item = (word: string, more = {}) => ({ answer: word, phrase: { word, sound: `${word}.mp3` }, ...more })
const pictured = (word: string, more = {}) => item(word, { image: `${word}.svg`, ...more })

describe('parsePairsDeck', () => {
  it('reads items with picture, phrase, sound and level', () => {
    const data = JSON.stringify([
      { filterList: [{ value: 10, description: 'De 1 à 10' }] },
      { answer: 'cow', phrase: { word: 'la vache', sound: 'a.mp3' }, image: 'a.svg', filter: 10 },
      { answer: 'rooster', phrase: { word: 'le coq' } },
    ])
    expect(parse(data)).toMatchObject({
      filters: [{ value: 10, description: 'De 1 à 10' }],
      items: [
        { answer: 'cow', word: 'la vache', sound: 'a.mp3', image: 'a.svg', filter: 10 },
        { answer: 'rooster', word: 'le coq', sound: null, image: null, filter: null },
      ],
      faults: [],
    })
  })

  it('reads a comma-separated list, even with CRLF lines and a byte order mark', () => {
    expect(wordsOf('\uFEFF rouge , bleu,\r\nvert ,, ')).toEqual(['rouge', 'bleu', 'vert'])
  })

  it('returns no notes for a complete record', () => {
    const { faults, warnings } = parse(
      JSON.stringify(['le chat', 'le chien', 'la vache'].map((w) => pictured(w))),
    )
    expect({ faults, warnings }).toEqual({ faults: [], warnings: [] })
  })

  it.each([
    ['case and the form of accents', item('Été'), item('e\u0301te\u0301')],
    ['the form of the apostrophe', item("l'école"), item('l’école')],
    ['the picture', pictured('la vache'), item('le veau', { image: 'la vache.svg' })],
    ['the sound', item('vert'), { answer: 'verre', phrase: { word: 'verre', sound: 'vert.mp3' } }],
    ['the answer', item('six'), item('6', { answer: 'Six' })],
    [
      'the answer of one and the word of the other',
      item('rose', { answer: 'pink' }),
      item('la fleur', { answer: 'Rose' }),
    ],
  ])('excludes and reports one of two items that share %s', (_what, first, second) => {
    const deck = parse(JSON.stringify([first, second, item('autre')]))
    expect(deck.items.map(({ word }) => word)).toEqual([first.phrase.word, 'autre'])
    expect(deck.faults).toEqual([])
    expect(deck.warnings[0]).toEqual({ code: 'likeAnother', words: [second.phrase.word.normalize('NFC')] })
  })

  it('excludes invalid items, reports each fault, and keeps the rest', () => {
    const deck = parse(
      JSON.stringify([
        item('le chat'),
        { answer: 'sans phrase' },
        item('<b>gras</b>'),
        item('   '),
        'chien',
        item('🐱', { filter: '10' }),
        item('la vache'),
      ]),
    )
    expect(deck.items.map(({ word }) => word)).toEqual(['le chat', 'la vache'])
    expect(sentencesOf(deck.faults)).toEqual([
      "Élément 2 : « phrase » manque ou n'a pas la bonne forme.",
      'Élément 3 : « phrase.word » contient du HTML, qui serait montré tel quel.',
      'Élément 4 : « phrase.word » est vide.',
      "Élément 5 : manque ou n'a pas la bonne forme.",
      "Élément 6 : « filter » manque ou n'a pas la bonne forme.",
    ])
  })

  it('warns of missing media, too few words and very long ones', () => {
    const { warnings } = parse(JSON.stringify([item('le chat'), pictured('x'.repeat(80))]))
    expect(sentencesOf(warnings)).toEqual([
      'Élément 2 : un mot très long risque de ne pas tenir sur le jeu.',
      'Sans image : « le chat ».',
      '2 mots différents seulement : un jeu complet en a 3.',
    ])
  })

  it('keeps all words and warns if a level has too few', () => {
    const deck = parse(
      JSON.stringify([
        { filterList: [{ value: 5, description: 'De 1 à 5' }] },
        pictured('un', { filter: 10 }),
        pictured('deux', { filter: 10 }),
        pictured('trois', { filter: 10 }),
      ]),
    )
    expect(itemsUpTo(deck, 5)).toHaveLength(3)
    expect(sentencesOf(deck.warnings)).toEqual([
      'Le choix « De 1 à 5 » laisse moins de 2 mots : le jeu les prend tous.',
    ])
  })

  it('warns of a level with too few words for a full game', () => {
    const deck = parse(
      JSON.stringify([
        { filterList: [10, 20].map((value) => ({ value, description: `Jusqu'à ${value}` })) },
        pictured('un', { filter: 10 }),
        pictured('deux', { filter: 10 }),
        pictured('onze', { filter: 20 }),
      ]),
    )
    expect(itemsUpTo(deck, 10)).toHaveLength(2)
    expect(sentencesOf(deck.warnings)).toEqual(["Le choix « Jusqu'à 10 » laisse moins de 3 mots."])
  })

  it('uses the items up to a level and those without one', () => {
    const deck = parse(
      JSON.stringify([item('un', { filter: 10 }), item('onze', { filter: 20 }), item('beaucoup')]),
    )
    expect(itemsUpTo(deck, 10).map(({ word }) => word)).toEqual(['un', 'beaucoup'])
    expect(itemsUpTo(deck, undefined)).toHaveLength(3)
  })

  it('keeps the last of two levels with the same number, and warns', () => {
    const choice = { value: 10, description: 'De 1 à 10' }
    const deck = parse(
      JSON.stringify([
        { filterList: [{ ...choice, description: 'Facile' }, choice] },
        ...['un', 'deux', 'trois'].map((word) => pictured(word)),
      ]),
    )
    expect(deck.filters).toEqual([choice])
    expect(sentencesOf(deck.warnings)).toEqual([
      "Le choix « Facile » n'est pas offert : un autre, plus bas, a le même niveau 10.",
    ])
  })

  it('excludes and reports an invalid level without renumbering the items', () => {
    const choices = [
      { value: 10, description: 'De 1 à 10' },
      { value: 20, description: '' },
      { value: 'trente', description: 'De 1 à 30' },
    ]
    const deck = parse(JSON.stringify([{ filterList: choices }, item('un'), item('  '), item('deux')]))
    expect(deck.filters).toEqual(choices.slice(0, 1))
    expect(sentencesOf(deck.faults)).toEqual([
      'Niveau 2 au choix : il lui faut un nombre et un texte sans HTML.',
      'Niveau 3 au choix : il lui faut un nombre et un texte sans HTML.',
      'Élément 2 : « phrase.word » est vide.',
    ])
  })

  it('returns no levels for an empty list of filters', () => {
    const deck = parse(JSON.stringify([{ filterList: [] }, item('un'), item('deux')]))
    expect(deck).toMatchObject({ filters: [], faults: [] })
  })

  it.each([
    ['nothing', '', 'Il faut au moins 2 mots différents.'],
    ['one word', 'chat', 'Il faut au moins 2 mots différents.'],
    ['one word twice', 'chat, CHAT', 'Il faut au moins 2 mots différents.'],
    ['cut JSON', '[{"answer":', 'Les données ne sont pas du JSON valide.'],
    ['an object', '{"answer":"a"}', 'Les données ne sont pas une liste.'],
    [
      'items if only one remains',
      '[{"answer":"a","phrase":{"word":"b"}},{"answer":"c"}]',
      "Il faut au moins 2 mots différents. Élément 2 : « phrase » manque ou n'a pas la bonne forme.",
    ],
  ])('refuses %s and says why', (_what, data, message) => {
    expect(whyRefused(() => parse(data))).toBe(message)
  })
})
