import { areHomophones } from '../../learning/homophones.ts'
import { parseSentenceDeck } from '../sentence-deck.ts'
import { sentenceRules } from '../sentence-quiz.ts'

/**
 * A sentence to hear and write. It has one order, that in which it is heard. Without pictures, a sentence of
 * the record that sounds the same is right too.
 */
export const petiteDictee = sentenceRules('written', (data) => {
  const deck = parseSentenceDeck(data)
  const items = deck.items.map((item) => {
    const alike = deck.items.filter(
      ({ word, image }) =>
        word !== item.word && image === null && item.image === null && areHomophones(word, item.word),
    )
    return { ...item, orders: alike.map(({ word }) => word) }
  })
  return { ...deck, items }
})
