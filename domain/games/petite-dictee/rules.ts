import { areHomophones } from '../../learning/homophones.ts'
import { parseSentenceDeck } from '../sentence-deck.ts'
import { sentenceRules } from '../sentence-quiz.ts'

/**
 * A sentence to hear and write. Only the word order that is heard is right. Among sentences without pictures,
 * others of the record that sound the same are right too.
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
