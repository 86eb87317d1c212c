import { expect, it } from 'vitest'
import { CHEERS } from './game.ts'
import type { QuizAction } from './quiz-state.ts'
import { storyDeck, storyQuiz } from './story-quiz.ts'

const choice = (french: string) => ({
  french,
  english: '',
  image: `pictures/${french}.svg`,
  sound: `sounds/${french}.mp3`,
})
const question = (french: string, ...choices: string[]) => ({
  french,
  english: '',
  sound: 'sounds/question.mp3',
  choices: choices.map(choice),
})
const deck = storyDeck([
  question('Qui dort?', 'chat', 'chien', 'souris', 'lapin'),
  question('Qui mange?', 'lapin', 'chat', 'souris', 'chien'),
  question('Où?', 'lit', 'table'),
])
const start = storyQuiz.init(deck, { seed: 1 })
const play = (state: typeof start, ...actions: QuizAction[]) => actions.reduce(storyQuiz.step, state)
const answer = (state: typeof start, isRight = true) =>
  play(
    state,
    { type: 'pick', option: isRight ? state.right : (state.right + 1) % state.options.length },
    { type: 'next' },
  )

it('asks each question once, with its own choices, each with picture and sound', () => {
  let state = start
  const asked: string[] = []
  for (let round = 0; round < 3; round++) {
    const item = state.items[state.current]
    asked.push(item?.question ?? '')
    expect(state.options.map(({ word }) => word).toSorted()).toEqual(
      [item?.answer, ...(item?.others ?? [])].toSorted(),
    )
    expect(state.options[state.right]?.word).toBe(item?.answer)
    expect(state.options.every(({ image, sound }) => image && sound)).toBe(true)
    state = answer(state)
  }
  expect(asked.toSorted()).toEqual(['Où?', 'Qui dort?', 'Qui mange?'])
  expect(CHEERS).toContain(storyQuiz.cheer(state))
})

it('counts once when every question was answered correctly, even on a second try', () => {
  let state = answer(start, false)
  expect(storyQuiz.missed(state)).toHaveLength(1)
  for (let round = 0; round < 2; round++) state = answer(state)
  expect(storyQuiz.completions(state)).toBe(0)
  state = answer(state)
  expect(storyQuiz.progress(state)).toEqual({ done: 3, total: 3 })
  expect(storyQuiz.completions(state)).toBe(1)
  expect(storyQuiz.completions(play(state, { type: 'finish' }))).toBe(1)
})

it('says the answer with the sound that belongs to its picture', () => {
  const right = storyQuiz.step(start, { type: 'pick', option: start.right })
  const { word, sound } = start.options[start.right] ?? {}
  expect(storyQuiz.heard(start, right)).toEqual({ chime: 'right', said: [{ word, sound }] })
})

it("reports the first try at each question under the id of the question's sound", () => {
  const said = [
    { ...question('Qui dort?', 'chat', 'chien'), sound: 'sounds/qui-dort.mp3' },
    { ...question('Qui mange?', 'lit', 'table'), sound: null },
  ]
  let state = storyQuiz.init(storyDeck(said), { seed: 1 })
  const wrong = state.items[state.current]
  state = answer(state, false)
  for (let turn = 0; !storyQuiz.isOver(state) && turn < 20; turn++) {
    const wait = storyQuiz.wait(state)
    state = wait ? storyQuiz.step(state, wait.action) : answer(state)
  }
  const answers = storyQuiz.answers(state)
  expect(answers.map(({ word }) => word).toSorted()).toEqual(['qui-dort', 'qui-mange-question-lit'])
  expect(answers.filter(({ right }) => !right)).toHaveLength(1)
  expect(storyQuiz.missed(state).map(({ word }) => word)).toEqual([wrong?.word])
})
