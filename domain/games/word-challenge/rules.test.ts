import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frenchLetter, keysFor, phraseSigns } from '../french-letters.ts'
import { anyText } from '../testing/any-record.ts'
import { sentencesOf, whyRefused } from '../testing/sentences.ts'
import {
  boardOf,
  type ChallengeAction,
  type ChallengeState,
  keysOf,
  wordChallenge,
  wrongLetters,
} from './rules.ts'

const record = (...phrases: string[]) => JSON.stringify(phrases.map((phrase) => ({ phrase, image: 'a.svg' })))
const start = (data = record("L'été")) => wordChallenge.init(wordChallenge.parseDeck(data), { seed: 1 })
const play = (state: ChallengeState, ...actions: ChallengeAction[]) =>
  actions.reduce(wordChallenge.step, state)
const guess = (state: ChallengeState, letters: string) =>
  play(state, ...[...letters].map((letter): ChallengeAction => ({ type: 'guess', letter })))
const shown = (state: ChallengeState) =>
  boardOf(state)
    .map(({ sign, isShown }) => (isShown ? sign : '_'))
    .join('')
const next: ChallengeAction = { type: 'next' }

describe('the word on the board of the challenge', () => {
  it.each([
    ["l'été", "_'___"],
    ["l'été", "_'___"],
    ['arc-en-ciel', '___-__-____'],
    ['Noël 2026!', '____ 2026!'],
    ['œuf (1)', '___ (1)'],
    ['chat 🐱‍👤', '____ 🐱‍👤'],
    ['Señor Снег', '__ñ__ Снег'],
  ])('shows "%s" initially as "%s"', (phrase, board) => {
    expect(shown(start(record(phrase)))).toBe(board)
  })

  it('shows a guessed letter everywhere, whatever its case', () => {
    expect(shown(guess(start(record('Une Luge')), 'U'))).toBe('U__ _u__')
  })
})

describe('guessing a letter', () => {
  it('distinguishes É from E', () => {
    const state = guess(start(), 'e')
    expect(wrongLetters(state)).toEqual(['e'])
    expect(shown(guess(state, 'É'))).toBe("_'é_é")
  })

  it('treats É as E if the record ignores accents', () => {
    const data = JSON.stringify([{ ignoreAccents: true }, { phrase: "L'été" }])
    expect(shown(guess(start(data), 'e'))).toBe("_'é_é")
    expect(guess(start(data), 'eé').guessed).toEqual(['e'])
    expect(keysOf(start(data))).toEqual([...'abcdefghijklmnopqrstuvwxyzœ'])
  })

  it.each([
    ['a repeated letter', 't'],
    ['a repeated letter in upper case', 'T'],
    ['an apostrophe', "'"],
    ['a space', ' '],
    ['a digit', '7'],
    ['a letter of another language', 'ñ'],
    ['nothing', ''],
  ])('ignores %s', (_what, letter) => {
    const state = guess(start(), 't')
    expect(wordChallenge.step(state, { type: 'guess', letter })).toBe(state)
  })

  it('ignores two letters in one action, and accepts a decomposed letter as one', () => {
    const state = start()
    expect(wordChallenge.step(state, { type: 'guess', letter: 'lt' })).toBe(state)
    expect(wordChallenge.step(state, { type: 'guess', letter: 'e\u0301' }).guessed).toEqual(['é'])
  })
})

describe('a word of the challenge', () => {
  it('is lost with the third wrong letter, blinks for a second and a half, and is then shown', () => {
    const state = guess(start(), 'txyz')
    expect(state.phase).toBe('blinking')
    expect(shown(state)).toBe("_'_t_")
    expect(wordChallenge.step(state, { type: 'guess', letter: 'l' })).toBe(state)
    expect(wordChallenge.wait(state)).toEqual({ ms: 1500, action: { type: 'reveal' } })
    const lost = play(state, { type: 'reveal' })
    expect(shown(lost)).toBe("L'été")
    expect(wordChallenge.wait(lost)).toBeNull()
    expect(wordChallenge.missed(lost)).toEqual([lost.items[0]])
  })

  it('is won with its last letter, after which the player continues', () => {
    const state = guess(start(), 'létx')
    expect(state).toMatchObject({ phase: 'won', wins: 1 })
    expect(wordChallenge.wait(state)).toBeNull()
    expect(play(state, next)).toMatchObject({ phase: 'guessing', guessed: [], round: 1 })
  })

  it('is asked again after the others if it was lost', () => {
    const lost = play(guess(start(record('ma', 'ta', 'sa')), 'xyz'), { type: 'reveal' })
    const rounds = [1, 2, 3].reduce<ChallengeState[]>(
      (states) =>
        [...states, play(states.at(-1) ?? lost, next)].map((state) => ({ ...state, phase: 'lost' })),
      [],
    )
    expect(rounds.map(({ current }) => current).at(-1)).toBe(lost.current)
    expect(new Set(rounds.map(({ current }) => current)).size).toBe(3)
  })
})

describe('the end of the challenge', () => {
  it('is reached when the third word is won, and counts once', () => {
    let state = start(record('mat', 'tam', 'atm'))
    for (const wins of [1, 2, 3]) {
      state = guess(state.phase === 'won' ? play(state, next) : state, 'mat')
      expect(state.wins).toBe(wins)
      expect(wordChallenge.completions(state)).toBe(wins === 3 ? 1 : 0)
    }
    expect(wordChallenge.wait(state)).toEqual({ ms: 2500, action: { type: 'finish' } })
    expect(wordChallenge.isOver(play(state, { type: 'finish' }))).toBe(true)
  })
})

describe('a challenge without spelling', () => {
  it("reveals half of each word's letters at first, and ends with the third word", () => {
    const deck = wordChallenge.parseDeck(record('mat', 'tam', 'atm'))
    let state = wordChallenge.init(deck, { seed: 1, supports: ['no-spelling'] })
    for (const wins of [1, 2, 3]) {
      expect(state.guessed).toHaveLength(2)
      state = guess(state, 'mat')
      expect(state.wins).toBe(wins)
      if (wins < 3) state = play(state, next)
    }
    expect(wordChallenge.completions(state)).toBe(1)
  })

  it('reveals nothing of a word with a single letter', () => {
    const deck = wordChallenge.parseDeck(record('à'))
    const state = wordChallenge.init(deck, { seed: 1, supports: ['no-spelling'] })
    expect(state).toMatchObject({ phase: 'guessing', guessed: [] })
    expect(guess(state, 'à').phase).toBe('won')
  })
})

describe('the letter keys', () => {
  it('are a to z and French accents, and rare letters if the record needs them', () => {
    expect(keysFor(['chat'], false)).toEqual([...'abcdefghijklmnopqrstuvwxyzéèêëàâçîïôùûœ'])
    expect(keysFor(['chat', 'Capharnaüm', "L'Haÿ"], false).slice(-3)).toEqual(['œ', 'ü', 'ÿ'])
  })

  it('can write every phrase', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (phrase, ignoreAccents) => {
        const keys = new Set(keysFor([phrase], ignoreAccents))
        const letters = phraseSigns(phrase, ignoreAccents).flatMap(({ letter }) => letter ?? [])
        expect(letters.filter((letter) => !keys.has(letter))).toEqual([])
        for (const key of keys) expect(frenchLetter(key.toUpperCase(), ignoreAccents)).toBe(key)
      }),
    )
  })
})

describe('parseChallengeDeck', () => {
  it('excludes phrases without a letter to guess', () => {
    const deck = wordChallenge.parseDeck(record('le chat', '2026!', '🐱'))
    expect(deck.items.map(({ word }) => word)).toEqual(['le chat'])
    expect(sentencesOf(deck.faults)).toEqual([
      "Élément 2 : « phrase » n'a pas de lettre française à deviner.",
      "Élément 3 : « phrase » n'a pas de lettre française à deviner.",
    ])
  })

  it('warns of phrases without a picture, and of too few to win three', () => {
    expect(sentencesOf(wordChallenge.parseDeck('[{"phrase":"le chat"}]').warnings)).toEqual([
      'Sans image : « le chat ».',
      '1 mot seulement : un jeu complet en a 3.',
    ])
  })

  it.each([
    ['nothing', '[]', 'Il faut au moins 1 mot ou phrase.'],
    ['a list', 'chat, chien', 'Les données ne sont pas du JSON valide.'],
  ])('refuses %s and says why', (_what, data, message) => {
    expect(whyRefused(() => wordChallenge.parseDeck(data))).toBe(message)
  })
})

it('offers the letters of a spoken word and a few others, unchanged until the word is finished', () => {
  const rows = ['le chat', "l'été", 'la vache'].map((phrase) => ({ phrase }))
  for (let seed = 0; seed < 20; seed++) {
    const deck = wordChallenge.parseDeck(JSON.stringify([{ isHeard: true }, ...rows]))
    const state = wordChallenge.init(deck, { seed })
    const own = new Set(state.items[state.current]?.word.match(/\p{L}/gu))
    const keys = keysOf(state)
    expect(keys.filter((key) => own.has(key))).toHaveLength(own.size)
    expect(keys).toHaveLength(own.size + 6)
    const [letter = ''] = own
    expect(keysOf(wordChallenge.step(state, { type: 'guess', letter }))).toEqual(keys)
    // A letter that is not offered costs nothing if it is typed on a keyboard.
    const missing = [...'bdfgkmpqw'].find((key) => !keys.includes(key)) ?? ''
    expect(wordChallenge.step(state, { type: 'guess', letter: missing })).toBe(state)
  }
})
