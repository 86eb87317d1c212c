import { describe, expect, it } from 'vitest'
import { currentItem, type QuizAction } from '../quiz-state.ts'
import { sentencesOf, whyRefused } from '../testing/sentences.ts'
import { spokenWithBlank } from './deck.ts'
import { type GrammarState, grammar } from './rules.ts'
import { grammarSample } from './testing/sample.ts'

const start = (data = grammarSample.data) => grammar.init(grammar.parseDeck(data), { seed: 1 })
const play = (state: GrammarState, ...actions: QuizAction[]) => actions.reduce(grammar.step, state)
const wrongOf = (state: GrammarState) => (state.right === 0 ? 1 : 0)
const answers = (state: GrammarState) => state.options.map(({ word }) => word).toSorted()
const record = (...rows: object[]) => JSON.stringify(rows)

describe('a grammar round', () => {
  it('offers the verbs of the sentence', () => {
    const data = record({ text: 'Tu _____ grand.', answer: 'es', verbs: ['suis', 'est', 'ES', 'es'] })
    expect(answers(start(data))).toEqual(['es', 'est', 'suis'])
  })

  it('offers four answers including the right one if the sentence has no verbs', () => {
    const state = play(start(), { type: 'pick', option: start().right }, { type: 'next' })
    expect(answers(state)).toHaveLength(4)
    expect(answers(state)).toContain(currentItem(state).answer)
  })

  it('shows a wrong choice for a second and a half, then allows another', () => {
    const state = play(start(), { type: 'pick', option: wrongOf(start()) })
    expect(grammar.wait(state)).toEqual({ ms: 1500, action: { type: 'clear' } })
    const again = play(state, { type: 'clear' })
    expect(grammar.step(again, { type: 'pick', option: wrongOf(again) })).toBe(again)
    expect(play(again, { type: 'pick', option: again.right }).phase).toBe('right')
  })

  it('completes the sentence and continues after two seconds', () => {
    const data = record({ text: 'Tu _____ grand.', answer: 'es', verbs: ['suis'] })
    const state = play(start(data), { type: 'pick', option: start(data).right })
    expect(currentItem(state)).toMatchObject({ before: 'Tu ', after: ' grand.', word: 'Tu es grand.' })
    expect(grammar.wait(state)).toEqual({ ms: 2000, action: { type: 'next' } })
  })
})

it('lists a sentence only once even if two of its blanks were missed', () => {
  const data = record(
    { text: '_____ chat dort.', answer: 'Le', verbs: ['La'] },
    { text: 'Le chat _____.', answer: 'dort', verbs: ['dors'] },
  )
  const wrong = (state: GrammarState) =>
    play(state, { type: 'pick', option: wrongOf(state) }, { type: 'clear' })
  const first = wrong(start(data))
  const second = wrong(play(first, { type: 'pick', option: first.right }, { type: 'next' }))
  expect(second.answers.filter(({ isRight }) => !isRight)).toHaveLength(2)
  expect(grammar.missed(second).map(({ word }) => word)).toEqual(['Le chat dort.'])
})

describe('parseGrammarDeck', () => {
  it.each(['Rien ici.', 'Un ____ court.', 'Un ______ long.', '_____ et _____.', '_____ et __.'])(
    'refuses "%s", which does not have exactly one blank of five underscores',
    (text) => {
      expect(whyRefused(() => grammar.parseDeck(record({ text, answer: 'a', verbs: ['b'] })))).toBe(
        'Il faut au moins 1 phrase qui a deux choix différents. Élément 1 : « text » demande un seul blanc, de 5 traits.',
      )
    },
  )

  it('keeps the valid sentences of a record that also has invalid ones', () => {
    const deck = grammar.parseDeck(
      record(
        { text: 'Je _____.', answer: 'mange' },
        { text: 'Tu __.', answer: 'bois' },
        { text: '_____?', answer: 'Qui' },
      ),
    )
    expect(deck.items.map(({ word }) => word)).toEqual(['Je mange.', 'Qui?'])
    expect(deck.faults).toEqual([
      { code: 'notOneBlank', list: 'items', row: 2, field: 'text', text: 'Tu __.' },
    ])
    expect(sentencesOf(deck.warnings)).toEqual([
      `Sans son, donc lu par la voix de l'appareil : « Je mange. », « Qui? ».`,
      'Phrases avec moins de 4 choix : 2.',
      '2 phrases différentes seulement : un jeu complet en a 5.',
    ])
  })

  it('offers only one of two equal choices, and warns', () => {
    const data = record({ text: 'Il _____.', answer: 'dort', verbs: ['dort', 'dors', 'Dors '] })
    expect(answers(start(data))).toEqual(['dors', 'dort'])
    expect(sentencesOf(grammar.parseDeck(data).warnings)).toContain(
      'Des choix pareils, dont un seul est offert : « Il dort. ».',
    )
  })

  it('refuses a sentence with a single choice', () => {
    const data = record({ text: 'Je _____.', answer: 'dors', verbs: ['Dors'] })
    expect(whyRefused(() => grammar.parseDeck(data))).toBe(
      "Il faut au moins 1 phrase qui a deux choix différents. La phrase avec « dors » n'a pas d'autre choix : ajoutez-en.",
    )
  })
})

it('reads a sentence aloud with a pause for its blank', () => {
  expect(spokenWithBlank({ before: 'Je ', after: ' un chat.' })).toBe('Je… un chat.')
  expect(spokenWithBlank({ before: '', after: ' mange.' })).toBe('… mange.')
  expect(spokenWithBlank({ before: 'Quel âge ', after: '-tu?' })).toBe('Quel âge… tu?')
  expect(spokenWithBlank({ before: "J'aime ", after: '.' })).toBe("J'aime…")
})

it("uses the record's sounds for choices and for sentences with a blank", () => {
  const rows = [
    { isHeard: true, choices: [{ word: 'LE', sound: 'le.mp3' }] },
    {
      text: 'Je vois _____ chat.',
      answer: 'le',
      verbs: ['la'],
      image: 'cat.svg',
      asked: 'open.mp3',
      times: 2,
    },
  ]
  const deck = grammar.parseDeck(JSON.stringify(rows))
  expect(deck.items).toMatchObject([{ isHeard: true, asked: 'open.mp3', image: 'cat.svg', times: 2 }])
  const { options } = grammar.init(deck, { seed: 1 })
  expect(options).toContainEqual({ word: 'le', image: null, sound: 'le.mp3' })
  expect(options).toContainEqual({ word: 'la', image: null, sound: null })
  expect(grammar.parseDeck(JSON.stringify(rows.slice(1))).items).toMatchObject([{ isHeard: false }])
})
