import { expect, it } from 'vitest'
import { grammar } from '../../../domain/games/grammar/rules.ts'
import { fillings, sentenceOf } from './sentence.ts'

const data = JSON.stringify([{ text: 'Je _____ un chat.', answer: 'suis', verbs: ['es'] }])
const start = grammar.init(grammar.parseDeck(data), { seed: 1 })
const wrong = grammar.step(start, { type: 'pick', option: start.right === 0 ? 1 : 0 })

it('fills the blank with the chosen word', () => {
  expect(sentenceOf(start)).toEqual({ before: 'Je ', after: ' un chat.', filling: null, look: 'open' })
  expect(sentenceOf(wrong)).toMatchObject({ filling: 'es', look: 'wrong' })
  expect(sentenceOf(grammar.step(wrong, { type: 'clear' }))).toMatchObject({ filling: null, look: 'open' })
  const right = grammar.step(start, { type: 'pick', option: start.right })
  expect(sentenceOf(right)).toMatchObject({ filling: 'suis', look: 'right' })
})

it('returns the sentence filled with each choice', () => {
  expect(fillings(start).toSorted()).toEqual(['Je _____ un chat.', 'Je es un chat.', 'Je suis un chat.'])
})
