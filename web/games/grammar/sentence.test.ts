import { expect, it } from 'vitest'
import { type GrammarState, grammar } from '../../../domain/games/grammar/rules.ts'
import type { QuizAction } from '../../../domain/games/quiz-state.ts'
import { fillings, partsOf, reasonOf, sentenceOf } from './sentence.ts'

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

it('returns the sentence as completed by each choice', () => {
  expect(fillings(start).toSorted()).toEqual(['Je _____ un chat.', 'Je es un chat.', 'Je suis un chat.'])
})

const item = { text: 'Je vois _____ tortue.', answer: 'la', verbs: ['le', 'les'], sound: 'sounds/la.mp3' }
const why = { french: 'la tortue : on dit *la*', english: 'feminine: la', sound: 'sounds/why.mp3' }
const stateOf = (row: object) => grammar.init(grammar.parseDeck(JSON.stringify([row])), { seed: 1 })
const play = (state: GrammarState, ...actions: QuizAction[]) => actions.reduce(grammar.step, state)
const wrongState = ({ right }: GrammarState): QuizAction => ({ type: 'pick', option: right === 0 ? 1 : 0 })
const right = (state: GrammarState): QuizAction => ({ type: 'pick', option: state.right })

it('returns the explanation after a right or wrong answer, and null before', () => {
  const state = stateOf({ ...item, why })
  expect(reasonOf(state)).toBeNull()
  expect(reasonOf(play(state, right(state)))).toEqual(why)
  expect(reasonOf(play(state, wrongState(state)))).toEqual(why)
  expect(reasonOf(play(state, wrongState(state), { type: 'clear' }))).toEqual(why)
})

it('returns the right sentence after a wrong answer if the record has no explanation', () => {
  const state = stateOf(item)
  const sentence = { french: 'Je vois *la* tortue.', english: '', sound: 'sounds/la.mp3' }
  expect(reasonOf(play(state, wrongState(state)))).toEqual(sentence)
  expect(reasonOf(play(state, right(state)))).toBeNull()
})

it('splits the explanation at its emphasized part', () => {
  expect(partsOf(why.french)).toEqual([
    { text: 'la tortue : on dit ', place: 0, isMatter: false },
    { text: 'la', place: 19, isMatter: true },
  ])
})
