import { parseSentenceDeck } from '../sentence-deck.ts'
import { sentenceRules } from '../sentence-quiz.ts'

/** A sentence to hear and write. It has one order, that in which it is heard. */
export const petiteDictee = sentenceRules('written', (data) => {
  const deck = parseSentenceDeck(data)
  return { ...deck, items: deck.items.map((item) => ({ ...item, orders: [] })) }
})
