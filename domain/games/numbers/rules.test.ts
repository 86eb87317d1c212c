import { describe, expect, it } from 'vitest'
import { currentItem, type QuizAction } from '../quiz-state.ts'
import { sentencesOf, whyRefused } from '../testing/sentences.ts'
import { type NumbersState, numbers, pickFault } from './rules.ts'

const record = (values: number[]) =>
  JSON.stringify(
    values.map((number) => ({ number, phrase: { word: `mot ${number}`, sound: `${number}.mp3` } })),
  )
const upTo = (last: number) => record(Array.from({ length: last }, (_, index) => index + 1))
const start = (data = upTo(30), filter?: number) => numbers.init(numbers.parseDeck(data), { seed: 1, filter })
const play = (state: NumbersState, ...actions: QuizAction[]) => actions.reduce(numbers.step, state)
const wrongOf = (state: NumbersState) => (state.right === 0 ? 1 : 0)

describe('a numbers round', () => {
  it('offers five figures including the spoken one', () => {
    const { options, right, ...state } = start()
    expect(options).toHaveLength(5)
    expect(options[right]?.word).toBe(String(currentItem(state).number))
  })

  it('shows a wrong choice for half a second, then allows another one', () => {
    const state = play(start(), { type: 'pick', option: wrongOf(start()) })
    expect(numbers.wait(state)).toEqual({ ms: 500, action: { type: 'clear' } })
    expect(numbers.step(state, { type: 'pick', option: state.right })).toBe(state)
    const again = play(state, { type: 'clear' })
    expect(again.phase).toBe('asking')
    expect(numbers.step(again, { type: 'pick', option: wrongOf(again) })).toBe(again)
    const right = play(again, { type: 'pick', option: again.right })
    expect(numbers.wait(right)).toEqual({ ms: 2000, action: { type: 'next' } })
    expect(numbers.missed(right)).toEqual([currentItem(right)])
  })
})

describe('choosing the highest number', () => {
  it.each([
    [undefined, 10],
    [10, 10],
    [20, 20],
    [30, 30],
  ])('limits the numbers to $1 at the level $0', (filter, highest) => {
    expect(Math.max(...start(upTo(30), filter).items.map(({ number }) => number))).toBe(highest)
  })

  it.each([
    [30, [10, 20, 30]],
    [25, [10, 20, 30]],
    [20, [10, 20]],
    [69, [10, 20, 30, 69]],
    [100, [10, 20, 30, 100]],
    [10, []],
    [5, []],
  ])('with numbers up to %i offers the choices %j', (last, ceilings) => {
    expect(numbers.parseDeck(upTo(last)).filters.map(({ value }) => value)).toEqual(ceilings)
  })

  it("omits a choice that adds no number, and adds the record's own maximum if it is above 30", () => {
    const deck = numbers.parseDeck(record([1, 2, 3, 40, 50]))
    expect(deck.filters.map(({ value }) => value)).toEqual([10, 50])
    expect(sentencesOf(deck.warnings)).toEqual([
      "Le choix « Les nombres jusqu'à 10 » laisse moins de 5 nombres.",
    ])
  })

  it('offers figures that sound similar, with the same tens or ones', () => {
    const near = (one: number, other: number) =>
      Math.floor(one / 10) === Math.floor(other / 10) || one % 10 === other % 10
    for (let seed = 0; seed < 50; seed++) {
      const state = numbers.init(numbers.parseDeck(upTo(100)), { seed, filter: 100 })
      const { number } = currentItem(state)
      expect(state.options).toHaveLength(5)
      expect(state.options.filter(({ word }) => !near(number, Number(word)))).toEqual([])
    }
  })

  it('offers fewer figures, with a warning, if too few numbers are below it', () => {
    const state = start(record([1, 2, 3, 15]), 10)
    expect(state.options).toHaveLength(3)
    expect(pickFault(state)).toBe('You are trying to pick more elements from the array than it has!')
    expect(pickFault(start())).toBeNull()
  })
})

describe('parseNumbersDeck', () => {
  it('reads phrases as text or with a sound', () => {
    const { items, warnings } = numbers.parseDeck(
      JSON.stringify([
        { number: 1, phrase: 'un' },
        { number: 2, phrase: { word: 'deux', sound: 'deux.mp3' } },
      ]),
    )
    expect(items).toEqual([
      { number: 1, word: 'un', image: null, sound: null, caption: '1' },
      { number: 2, word: 'deux', image: null, sound: 'deux.mp3', caption: '2' },
    ])
    expect(sentencesOf(warnings)).toEqual([
      `Sans son, donc lu par la voix de l'appareil : « un ».`,
      '2 nombres différents seulement : un jeu complet en a 5.',
    ])
  })

  it.each([
    ['one number', '[{"number":1,"phrase":"un"}]', 'Il faut au moins 2 nombres différents.'],
    [
      'numbers in words',
      '[{"number":"un","phrase":"un"}]',
      "Il faut au moins 2 nombres différents. Élément 1 : « number » manque ou n'a pas la bonne forme.",
    ],
    ['a list', 'un, deux', 'Les données ne sont pas du JSON valide.'],
  ])('refuses %s and says why', (_what, data, message) => {
    expect(whyRefused(() => numbers.parseDeck(data))).toBe(message)
  })
})
