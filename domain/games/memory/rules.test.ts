import { describe, expect, it } from 'vitest'
import { CHEERS } from '../game.ts'
import type { PairsAction, PairsState } from '../pairs.ts'
import { memory } from './rules.ts'

const WORDS = [
  'le chat',
  'le chien',
  'la vache',
  'la poule',
  'le cheval',
  'la chèvre',
  'le mouton',
  'le canard',
]
const deck = memory.parseDeck(WORDS.join(', '))
const start = () => memory.init(deck, { seed: 1 })

const places = (state: PairsState, item: number) =>
  state.cards.flatMap((card, place) => (card.item === item ? [place] : []))
const turn = (card: number | undefined): PairsAction => ({ type: 'turn', card: card ?? -1 })
const play = (state: PairsState, ...actions: PairsAction[]) => actions.reduce(memory.step, state)
const findPair = (state: PairsState, item: number) => play(state, ...places(state, item).map(turn))

/** One card each of two different items. */
function twoStrangers(state: PairsState): [number, number] {
  const [first = -1] = places(state, 0)
  const [second = -1] = places(state, 1)
  return [first, second]
}

describe('the board of the memory game', () => {
  it('has six pairs, each a picture and a word', () => {
    const { cards, items } = start()
    expect(items).toHaveLength(6)
    expect(cards).toHaveLength(12)
    for (let item = 0; item < 6; item++) {
      expect(
        cards
          .filter((card) => card.item === item)
          .map((card) => card.face)
          .sort(),
      ).toEqual(['picture', 'word'])
    }
  })

  it('depends on the seed', () => {
    expect(start()).toEqual(start())
    expect(memory.init(deck, { seed: 2 }).cards).not.toEqual(start().cards)
  })

  it('uses only items of the chosen level', () => {
    const data = JSON.stringify([
      { filterList: [{ value: 10, description: '1 à 10' }] },
      ...WORDS.map((word, index) => ({ answer: word, phrase: { word }, filter: index < 4 ? 10 : 20 })),
    ])
    const numbers = memory.parseDeck(data)
    expect(memory.init(numbers, { seed: 1 }).items).toHaveLength(4)
    expect(memory.init(numbers, { seed: 1, filter: 20 }).items).toHaveLength(6)
    expect(memory.init(numbers, { seed: 1, filter: 0 }).items).toHaveLength(6)
  })
})

describe('turning cards of the memory game', () => {
  it('keeps a pair and continues after half a second', () => {
    const state = findPair(start(), 0)
    expect(state.found).toEqual([0])
    expect(memory.wait(state)).toEqual({ ms: 500, action: { type: 'close' } })
    expect(play(state, { type: 'close' })).toMatchObject({ open: [], found: [0] })
  })

  it('shows a wrong pair for two seconds, then closes it', () => {
    const [first, second] = twoStrangers(start())
    const state = play(start(), turn(first), turn(second))
    expect(state).toMatchObject({ open: [first, second], found: [] })
    expect(memory.wait(state)).toEqual({ ms: 2000, action: { type: 'close' } })
    expect(play(state, { type: 'close' }).open).toEqual([])
  })

  it.each<[string, (state: PairsState) => [PairsState, PairsAction]]>([
    ['the same card again', (state) => [play(state, turn(0)), turn(0)]],
    [
      'a third card while two are open',
      (state) => {
        const [first, second] = twoStrangers(state)
        const third = [0, 1, 2].find((place) => place !== first && place !== second)
        return [play(state, turn(first), turn(second)), turn(third)]
      },
    ],
    [
      'a card already found',
      (state) => [play(findPair(state, 0), { type: 'close' }), turn(places(state, 0)[0])],
    ],
    ['a card that does not exist', (state) => [state, turn(12)]],
    ['a card that is not a number', (state) => [state, turn(Number.NaN)]],
    ['close when no card is open', (state) => [state, { type: 'close' }]],
    ['finish before the end', (state) => [state, { type: 'finish' }]],
  ])('ignores %s', (_what, arrange) => {
    const [state, action] = arrange(start())
    expect(memory.step(state, action)).toBe(state)
  })
})

describe('the end of the memory game', () => {
  const solved = () =>
    [0, 1, 2, 3, 4, 5].reduce((state, item) => play(findPair(state, item), { type: 'close' }), start())

  it('shows a cheer for two and a half seconds, and counts once', () => {
    const state = solved()
    expect(CHEERS).toContain(state.cheer)
    expect(state.phase).toBe('cheering')
    expect(memory.completions(state)).toBe(1)
    expect(memory.wait(state)).toEqual({ ms: 2500, action: { type: 'finish' } })
    const over = play(state, { type: 'finish' })
    expect(memory.isOver(over)).toBe(true)
    expect(memory.completions(over)).toBe(1)
    expect(memory.wait(over)).toBeNull()
  })

  it('lists no missed words if no mistake involved a card seen before', () => {
    expect(memory.missed(solved())).toEqual([])
  })

  it('lists a missed word once if its other card had been seen', () => {
    const [first, second] = twoStrangers(start())
    const [, partner = -1] = places(start(), 0)
    const close: PairsAction = { type: 'close' }
    const state = play(
      start(),
      turn(first),
      turn(second),
      close,
      turn(partner),
      turn(second),
      close,
      turn(first),
      turn(second),
    )
    expect(memory.missed(state).map((item) => item.word)).toEqual([state.items[0]?.word])
  })
})
