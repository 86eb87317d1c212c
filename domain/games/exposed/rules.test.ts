import { describe, expect, it } from 'vitest'
import type { PairsAction, PairsState } from '../pairs.ts'
import { exposed } from './rules.ts'

const deck = exposed.parseDeck('le chat, le chien, la vache, la poule, le cheval, la chèvre, le mouton')
const start = () => exposed.init(deck, { seed: 1 })
const turn = (card: number | undefined): PairsAction => ({ type: 'turn', card: card ?? -1 })
const play = (state: PairsState, ...actions: PairsAction[]) => actions.reduce(exposed.step, state)
const places = (state: PairsState, item: number) =>
  state.cards.flatMap((card, place) => (card.item === item ? [place] : []))

describe('the game with all cards face up', () => {
  it('has six pairs', () => {
    const { items, cards, seen } = start()
    expect(items).toHaveLength(6)
    expect(seen).toHaveLength(cards.length)
  })

  it('keeps a found pair', () => {
    const state = play(start(), ...places(start(), 2).map(turn))
    expect(state.found).toEqual([2])
    expect(exposed.wait(state)).toEqual({ ms: 500, action: { type: 'close' } })
  })

  it('shows a wrong pair for two seconds and always lists its first word as missed', () => {
    const state = play(start(), turn(places(start(), 0)[0]), turn(places(start(), 1)[0]))
    expect(exposed.wait(state)).toEqual({ ms: 2000, action: { type: 'close' } })
    expect(exposed.missed(state)).toEqual([state.items[0]])
    expect(play(state, { type: 'close' })).toMatchObject({ open: [], found: [] })
  })
})
