import { expect, it } from 'vitest'
import { type GrammarState, grammar } from '../../../domain/games/grammar/rules.ts'
import type { QuizAction } from '../../../domain/games/quiz-state.ts'
import { partsOf, reasonOf } from './reason.ts'

const item = { text: 'Je vois _____ tortue.', answer: 'la', verbs: ['le', 'les'], sound: 'sounds/la.mp3' }
const why = { french: 'la tortue : on dit *la*', english: 'feminine: la', sound: 'sounds/why.mp3' }
const start = (row: object) => grammar.init(grammar.parseDeck(JSON.stringify([row])), { seed: 1 })
const play = (state: GrammarState, ...actions: QuizAction[]) => actions.reduce(grammar.step, state)
const wrong = ({ right }: GrammarState): QuizAction => ({ type: 'pick', option: right === 0 ? 1 : 0 })
const right = (state: GrammarState): QuizAction => ({ type: 'pick', option: state.right })

it('returns the reason after an answer, right or wrong, and null before', () => {
  const state = start({ ...item, why })
  expect(reasonOf(state)).toBeNull()
  expect(reasonOf(play(state, right(state)))).toEqual(why)
  expect(reasonOf(play(state, wrong(state)))).toEqual(why)
  expect(reasonOf(play(state, wrong(state), { type: 'clear' }))).toEqual(why)
})

it('returns the sentence after a wrong answer if the record has no reason', () => {
  const state = start(item)
  const sentence = { french: 'Je vois *la* tortue.', english: '', sound: 'sounds/la.mp3' }
  expect(reasonOf(play(state, wrong(state)))).toEqual(sentence)
  expect(reasonOf(play(state, right(state)))).toBeNull()
})

it('splits the line at its emphasis', () => {
  expect(partsOf(why.french)).toEqual([
    { text: 'la tortue : on dit ', place: 0, isMatter: false },
    { text: 'la', place: 19, isMatter: true },
  ])
})
