import { expect, it } from 'vitest'
import { currentItem } from '../quiz-state.ts'
import { listening } from './rules.ts'

const SOUND = 'sounds/where.mp3'

it.each([
  ['an English answer', ['le phoque', 'the seal', null], 'le phoque'],
  ['a recorded answer', ['Où suis-je?', 'au zoo', SOUND], 'au zoo'],
  ['an answer to a sentence', ['Où suis-je?', 'au zoo', null], 'au zoo'],
] as const)('says the French text after %s', (_which, [question, answer, answerSound], said) => {
  const other = { question: 'un autre', answer: 'another' }
  const deck = listening.parseDeck(JSON.stringify([{ question, answer, answerSound }, other]))
  const start = [...Array(20).keys()]
    .map((seed) => listening.init(deck, { seed }))
    .find((state) => currentItem(state).question === question)
  if (!start) throw new Error('The question is never first.')
  const answered = listening.step(start, { type: 'pick', option: start.right })
  expect(listening.heard(start, answered)?.said).toMatchObject([{ word: said }])
})

it('reports a word without a sound under its own id', () => {
  const rows = [
    { question: 'le phoque', answer: 'the seal' },
    { question: 'le manchot', answer: 'the penguin' },
  ]
  const start = listening.init(listening.parseDeck(JSON.stringify(rows)), { seed: 1 })
  const answered = listening.step(start, { type: 'pick', option: start.right })
  expect(['le-phoque', 'le-manchot']).toContain(listening.answers(answered)[0]?.word)
})

it('does not offer the answer to a question that sounds the same', () => {
  const rows = [
    { question: 'il mange', answer: 'he eats' },
    { question: 'ils mangent', answer: 'they eat' },
    { question: 'je dors', answer: 'I sleep' },
  ]
  const deck = listening.parseDeck(JSON.stringify(rows))
  const states = [...Array(20).keys()].map((seed) => listening.init(deck, { seed }))
  const eating = states.filter((state) => currentItem(state).question !== 'je dors')
  const offered = eating.map(({ options }) => options.map(({ word }) => word).toSorted())
  expect(new Set(offered.map((words) => words.join()))).toEqual(
    new Set(['I sleep,he eats', 'I sleep,they eat']),
  )
})
