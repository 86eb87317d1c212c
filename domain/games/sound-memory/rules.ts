import { areHomophones } from '../../learning/homophones.ts'
import { pairsRules } from '../pairs.ts'

const pairs = pairsRules({ hidden: true, tasks: { picture: 'listen', word: 'listen' } })

/** Six pairs face down. Both cards of a pair say the same word, and no other pair sounds the same. */
export const soundMemory: typeof pairs = {
  ...pairs,
  init(deck, options) {
    const items = deck.items.filter(
      ({ word }, place) => !deck.items.slice(0, place).some((other) => areHomophones(other.word, word)),
    )
    const state = pairs.init({ ...deck, items }, options)
    return { ...state, cards: state.cards.map(({ item }) => ({ item, face: 'word' })) }
  },
}
