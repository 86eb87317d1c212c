import { pairsRules } from '../pairs.ts'

const pairs = pairsRules({ hidden: true, tasks: { picture: 'listen', word: 'listen' } })

/** Six pairs face down. Both cards of a pair say the same word. */
export const soundMemory: typeof pairs = {
  ...pairs,
  init(deck, options) {
    const state = pairs.init(deck, options)
    return { ...state, cards: state.cards.map(({ item }) => ({ item, face: 'word' })) }
  },
}
