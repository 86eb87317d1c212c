import { describe, expect, it } from 'vitest'
import { MIN_COUNTING_SCORE } from '../../economy.ts'
import { sentencesOf, whyRefused } from '../testing/sentences.ts'
import {
  accentKeysOf,
  type DictationAction,
  type DictationState,
  dicteeEclair,
  expectedText,
  tilesOf,
} from './rules.ts'
import { dictationSample } from './testing/sample.ts'

const start = (data = dictationSample.data) => dicteeEclair.init(dicteeEclair.parseDeck(data), { seed: 1 })
const play = (state: DictationState, ...actions: DictationAction[]) =>
  actions.reduce(dicteeEclair.step, state)
const wordOf = ({ items, current }: DictationState) => items[current]?.word ?? ''
const score = (state: DictationState) => dicteeEclair.score?.(state)

/** Plays all ten words; `write` returns the text and the time taken. */
function dictation(write: (word: string, round: number) => { text: string; ms?: number }): DictationState {
  let state = start()
  for (let round = 0; round < 10; round++) {
    state = play(state, { type: 'write', ...write(wordOf(state), round) }, { type: 'next' })
  }
  return play(state, { type: 'finish' })
}

describe('a word of the dictation', () => {
  it('is shown for two seconds after a right answer', () => {
    const state = play(start(), { type: 'write', text: wordOf(start()), ms: 4000 })
    expect(state).toMatchObject({ phase: 'shown', written: [{ verdict: 'right', points: 65 }] })
    expect(dicteeEclair.wait(state)).toEqual({ ms: 2000, action: { type: 'next' } })
    expect(dicteeEclair.missed(state)).toEqual([])
  })

  it('is shown longer if only an accent is missing, loses few points and is listed as missed', () => {
    const state = play(start('école, été'), { type: 'write', text: 'ecole' })
    const accents =
      wordOf(start('école, été')) === 'école'
        ? state
        : play(start('école, été'), { type: 'write', text: 'ete' })
    expect(accents.written).toMatchObject([{ verdict: 'accents', points: 45 }])
    expect(dicteeEclair.wait(accents)).toEqual({ ms: 3500, action: { type: 'next' } })
    expect(dicteeEclair.missed(accents).map(({ word }) => word)).toEqual([wordOf(accents)])
  })

  it('is right as another word of the record that sounds the same', () => {
    const state = start('il mange, ils mangent')
    const other = wordOf(state) === 'il mange' ? 'ils mangent' : 'il mange'
    const shown = play(state, { type: 'write', text: other })
    expect(shown.written).toMatchObject([{ verdict: 'right' }])
    expect(wordOf(shown)).toBe(other)
  })

  it('is not right as a word that sounds the same if a picture shows which is meant', () => {
    const rows = ['la mer', 'la mère'].map((word) => ({
      answer: word,
      phrase: { word },
      image: `${word}.svg`,
    }))
    const state = start(JSON.stringify(rows))
    const other = wordOf(state) === 'la mer' ? 'la mère' : 'la mer'
    expect(play(state, { type: 'write', text: other }).written[0]?.verdict).not.toBe('right')
  })

  it('can be skipped, which counts as wrong', () => {
    expect(play(start(), { type: 'skip' }).written).toMatchObject([{ verdict: 'wrong', text: '', points: 0 }])
  })

  it.each<[string, DictationState, DictationAction]>([
    ['an empty text, sent by mistake', start(), { type: 'write', text: '  ' }],
    ['a second text', play(start(), { type: 'skip' }), { type: 'write', text: 'le chat' }],
    ['next before anything is written', start(), { type: 'next' }],
    ['finish before the end', start(), { type: 'finish' }],
  ])('ignores %s', (_what, state, action) => {
    expect(dicteeEclair.step(state, action)).toBe(state)
  })
})

describe('the whole dictation', () => {
  it('has ten words, repeating some if there are fewer, and counts once with at least 500 points', () => {
    const state = dictation((text) => ({ text, ms: 5000 }))
    expect(state.written).toHaveLength(10)
    expect(new Set(state.written.map(({ item }) => item)).size).toBe(7)
    expect(dicteeEclair.isOver(state)).toBe(true)
    expect(dicteeEclair.completions(state)).toBe(1)
  })

  it.each<[string, (word: string, round: number) => { text: string; ms?: number }, boolean]>([
    ['knows all words, however slowly', (text) => ({ text, ms: 120_000 }), true],
    [
      'leaves out about every fifth accent',
      (text, round) => ({ text: round < 2 ? plain(text) : text, ms: 30_000 }),
      true,
    ],
    [
      'has one word wrong and is not slow',
      (text, round) => ({ text: round === 0 ? '?' : text, ms: 12_000 }),
      true,
    ],
    [
      'has two letters wrong and is not slow',
      (text, round) => ({ text: round < 2 ? `${text}x` : text, ms: 12_000 }),
      true,
    ],
    [
      'has four words wrong, however quickly',
      (text, round) => ({ text: round < 4 ? '?' : text, ms: 0 }),
      false,
    ],
    ['has a letter wrong in every word', (text) => ({ text: `${text}x`, ms: 0 }), false],
  ])('counts for a pupil who %s: %s', (_who, write, counts) => {
    const state = dictation(write)
    expect((score(state) ?? 0) >= MIN_COUNTING_SCORE).toBe(counts)
    expect(dicteeEclair.completions(state)).toBe(counts ? 1 : 0)
  })
})

describe('parseDictationDeck', () => {
  it('excludes words without letters to write', () => {
    const deck = dicteeEclair.parseDeck('le chat, 🐱, été')
    expect(deck.items.map(({ word }) => word)).toEqual(['le chat', 'été'])
    expect(deck.faults).toEqual([{ code: 'noLetterToWrite', word: '🐱' }])
    expect(whyRefused(() => dicteeEclair.parseDeck('le chat, 🐱'))).toBe(
      "Il faut au moins 2 mots différents. « 🐱 » n'a pas de lettre à écrire.",
    )
  })

  it('excludes texts above the maximum length and keeps long sentences whole', () => {
    const long = 'le chat dort '.repeat(9).trim()
    const deck = dicteeEclair.parseDeck(`le chat, ${long}, ${'la souris '.repeat(30)}`)
    expect(deck.items.map(({ word }) => word)).toEqual(['le chat', long])
    expect(sentencesOf(deck.faults)).toEqual([
      expect.stringMatching(/^« la souris .*… » est trop long à écrire\.$/),
    ])
    const state = start(`${long}, ${long} ici`)
    expect(play(state, { type: 'write', text: wordOf(state) }).written[0]?.verdict).toBe('right')
  })

  it('offers a key for every French accent, and for rare ones if a word needs them', () => {
    expect(accentKeysOf(start('le chat, été'))).toEqual([...'éèêëàâçîïôùûœ'])
    expect(accentKeysOf(start('CAPHARNAÜM, été'))).toContain('ü')
  })
})

describe('a dictation with tiles', () => {
  const rows = ['la vache', "l'école", 'un', 'le sac à dos', 'papa', 'été'].map((word) => ({
    answer: word,
    phrase: { word },
  }))
  const deck = dicteeEclair.parseDeck(JSON.stringify([{ isTiled: true }, ...rows]))
  const rounds = [...Array(20).keys()].map((seed) => dicteeEclair.init(deck, { seed }))
  const sorted = (letters: Iterable<string>) => [...letters].toSorted().join('')

  it('asks for the word without its article, for full points', () => {
    const expectedTexts = new Set(rounds.map(expectedText))
    expect([...expectedTexts].toSorted()).toEqual(
      ['papa', 'sac à dos', 'un', 'vache', 'école', 'été'].toSorted(),
    )
    const [state = start()] = rounds
    expect(play(state, { type: 'write', text: expectedText(state), ms: 0 }).written).toMatchObject([
      { verdict: 'right', points: 65 },
    ])
  })

  it("offers the word's letters shuffled, in the same order as long as the word is shown", () => {
    for (const state of rounds) {
      const letters = expectedText(state).replaceAll(' ', '')
      expect(sorted(tilesOf(state))).toBe(sorted(letters))
      expect(tilesOf(state).join('')).not.toBe(letters)
      expect(tilesOf(play(state, { type: 'skip' }))).toEqual(tilesOf(state))
    }
  })

  it('replaces typing in every record for pupils who do not spell, and counts even if they are slow', () => {
    const plainDeck = dicteeEclair.parseDeck(dictationSample.data)
    let state = dicteeEclair.init(plainDeck, { seed: 1, supports: ['no-spelling'] })
    while (state.phase === 'writing') {
      expect(sorted(tilesOf(state))).toBe(sorted(expectedText(state).replaceAll(/[^\p{L}]/gu, '')))
      state = play(state, { type: 'write', text: expectedText(state), ms: 120_000 }, { type: 'next' })
    }
    expect(state.written.every(({ verdict }) => verdict === 'right')).toBe(true)
    expect(dicteeEclair.completions(state)).toBe(1)
    expect(dicteeEclair.isOver(play(state, { type: 'finish' }))).toBe(true)
  })

  it('is used only if the record says so', () => {
    expect(start().isTiled).toBe(false)
    expect(dicteeEclair.parseDeck(JSON.stringify(rows)).isTiled).toBe(false)
  })
})

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
