import { parseSentenceDeck } from '../sentence-deck.ts'
import { sentenceRules } from '../sentence-quiz.ts'

/** A sentence to hear and write. Only the order in which it is heard is right. */
export const petiteDictee = sentenceRules('written', (data) => {
  const deck = parseSentenceDeck(data)
  return { ...deck, items: deck.items.map((item) => ({ ...item, orders: [] })) }
})
