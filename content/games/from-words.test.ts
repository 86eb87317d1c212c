import { describe, expect, it } from 'vitest'
import { checkRecord } from '../../domain/games/check-record.ts'
import { type GameKind, gameKinds } from '../../domain/games/kinds.ts'
import { listening } from '../../domain/games/listening/rules.ts'
import { answersOf } from '../../domain/games/question-deck.ts'
import { games } from '../../domain/games/registry.ts'
import type { Grade } from '../grades.ts'
import { findWord } from '../words/find-word.ts'
import { isMadeOfWords, recordOfWords } from './new-game.ts'

const madeOfWords = gameKinds.filter(isMadeOfWords)
const plain = (french: string, english = '') => ({ french, english, image: null, sound: null })
const farm = ['vache', 'cheval', 'mouton', 'poule', 'canard', 'cochon', 'oie', 'chèvre'].map((word) => {
  const found = findWord(word)
  if (!found) throw new Error(`The bank lost "${word}".`)
  return found
})
const itemsOf = (kind: GameKind, data: string) => games[kind].rules.parseDeck(data).items
const dataOf = (...made: Parameters<typeof recordOfWords>) => recordOfWords(...made) ?? ''

describe('a word that a teacher types', () => {
  it('becomes the word of the bank with its article, picture and sound', () => {
    expect(findWord(' VACHE ')).toEqual(findWord('la vache'))
    expect(findWord('la vache')).toMatchObject({ english: 'cow', sound: 'sounds/la-vache.mp3' })
    expect(findWord("l'oie")?.french).toBe("l'oie")
  })

  it("keeps its own article, and then has no sound because the bank's sound differs", () => {
    expect(findWord('une vache')).toMatchObject({ french: 'une vache', english: 'cow', sound: null })
    expect(findWord('une vache')?.image).toBe(findWord('vache')?.image)
  })

  it.each(['', 'la', 'trottinette à réaction', 'constructor'])('is not found in the bank: %j', (typed) => {
    expect(findWord(typed)).toBeUndefined()
  })
})

describe('a game made from words', () => {
  it.each(madeOfWords.filter((kind) => kind !== 'numbers'))(
    'can be played as %s if the words are in the bank',
    (kind) => {
      const data = dataOf(kind, farm)
      expect(checkRecord(kind, data).faults).toEqual([])
      expect(itemsOf(kind, data)).toHaveLength(farm.length)
    },
  )

  it('offers pictures as listening answers in grades that need no reading, else English texts', () => {
    const words = [...farm, plain('la trottinette', 'scooter')]
    const offered = (grade: Grade) => {
      const { items } = listening.parseDeck(dataOf('listening', words, grade))
      return items.map((item) => answersOf(item, items).right)
    }
    expect(offered(1)[0]).toEqual({
      word: 'la vache',
      image: 'pictures/cow.svg',
      sound: 'sounds/la-vache.mp3',
    })
    expect(offered(1).at(-1)).toEqual({ word: 'scooter', image: null, sound: null })
    expect(offered(4)[0]).toEqual({ word: 'cow', image: null, sound: null })
  })

  it('accepts words and digits for numbers', () => {
    const data = dataOf(
      'numbers',
      ['douze', '21', 'Quatre-vingts', 'la vache'].map((word) => plain(word)),
    )
    expect(JSON.parse(data)).toEqual([
      { number: 12, phrase: { word: 'douze' } },
      { number: 21, phrase: { word: 'vingt et un' } },
      { number: 80, phrase: { word: 'quatre-vingts' } },
      { phrase: { word: 'la vache' } },
    ])
    expect(checkRecord('numbers', data).faults).toMatchObject([
      { code: 'malformed', row: 4, field: 'number' },
    ])
  })

  it('pairs a word without a picture with its English translation', () => {
    expect(JSON.parse(dataOf('memory', [plain('la trottinette', 'scooter'), plain('le vélo')]))).toEqual([
      { answer: 'scooter', phrase: { word: 'la trottinette' } },
      { answer: 'le vélo', phrase: { word: 'le vélo' } },
    ])
  })

  it('gives a challenge word its English as a clue', () => {
    const data = dataOf('word-challenge', [plain('la trottinette', 'scooter'), plain('zut'), ...farm])
    expect(itemsOf('word-challenge', data).map(({ caption }) => caption)).toEqual([
      'scooter',
      undefined,
      ...farm.map(({ english }) => english),
    ])
    const { warnings } = checkRecord('word-challenge', data)
    expect(warnings).toEqual([{ code: 'withoutImage', words: ['zut'] }])
  })

  it('asks for the article and noun in a grammar blank', () => {
    expect(JSON.parse(dataOf('grammar', [plain("l'oie", 'goose')]))).toEqual([
      { text: '_____ (goose)', answer: "l'oie", verbs: ['le oie', 'la oie', "l'oie", 'les oie'] },
    ])
  })

  it('reports words that fit into no grid and words without letters', () => {
    const words = ['la vache', 'x'.repeat(26), '🐱', 'le 2e mot!'].map((word) => plain(word))
    expect(checkRecord('word-search', dataOf('word-search', words)).faults).toMatchObject([
      { code: 'longForGrid', row: 2, field: 'word' },
      { code: 'signsInGrid', row: 3, field: 'word' },
      { code: 'signsInGrid', row: 4, field: 'word' },
    ])
    expect(checkRecord('word-challenge', dataOf('word-challenge', words)).faults).toMatchObject([
      { code: 'noLetterToGuess', row: 3, field: 'phrase' },
    ])
  })

  it('does not exist for kinds that cannot be made from words', () => {
    expect(gameKinds.filter((kind) => recordOfWords(kind, farm) === null)).toEqual([
      'custom-matching',
      'comprehension',
      'qui-dit-quoi',
      'mot-qui-manque',
      'phrases',
      'petite-dictee',
      'drop',
    ])
  })
})
