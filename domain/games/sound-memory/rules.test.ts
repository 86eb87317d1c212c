import { expect, it } from 'vitest'
import type { PairsAction, PairsState } from '../pairs.ts'
import { soundMemory } from './rules.ts'

const WORDS = ['le chat', 'le chien', 'la vache', 'la poule', 'le cheval', 'le mouton']
const data = JSON.stringify(
  WORDS.map((word) => ({ answer: word, phrase: { word, sound: `${word}.mp3` }, image: `${word}.svg` })),
)
const start = () => soundMemory.init(soundMemory.parseDeck(data), { seed: 3 })
const turn = (card = -1): PairsAction => ({ type: 'turn', card })
const places = (state: PairsState, item: number) =>
  state.cards.flatMap((card, place) => (card.item === item ? [place] : []))

it('has two cards that say each word', () => {
  const before = start()
  expect(before.cards).toHaveLength(12)
  for (const place of places(before, 0)) {
    const { word, sound } = before.items[0] ?? {}
    const heard = soundMemory.heard?.(before, soundMemory.step(before, turn(place)))
    expect(heard).toMatchObject({ chime: null, said: [{ word, sound }] })
  }
})

it('finds two cards that sound alike and says the word once more', () => {
  const [first, second] = places(start(), 1)
  const one = soundMemory.step(start(), turn(first))
  const both = soundMemory.step(one, turn(second))
  expect(both.found).toEqual([1])
  expect(soundMemory.heard?.(one, both)).toMatchObject({
    chime: 'right',
    said: [{ word: both.items[1]?.word }],
  })
})

it('does not match two cards that sound different', () => {
  const one = soundMemory.step(start(), turn(places(start(), 0)[0]))
  const both = soundMemory.step(one, turn(places(start(), 1)[0]))
  expect(both.found).toEqual([])
  expect(soundMemory.heard?.(one, both)).toMatchObject({ chime: null })
  const again = soundMemory.step(soundMemory.step(both, { type: 'close' }), turn(places(start(), 0)[1]))
  const mistake = soundMemory.step(again, turn(places(start(), 1)[0]))
  expect(soundMemory.heard?.(again, mistake)).toMatchObject({ chime: 'not-yet' })
})

it('has one of two words that sound the same', () => {
  const deck = soundMemory.parseDeck('il mange, ils mangent, je dors')
  const { items } = soundMemory.init(deck, { seed: 1 })
  expect(items.map(({ word }) => word).toSorted()).toEqual(['il mange', 'je dors'])
})
