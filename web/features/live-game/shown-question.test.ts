import { expect, it } from 'vitest'
import type { LiveQuestion } from '../../../domain/live/messages.ts'
import { shownQuestion } from './shown-question.ts'

const NOTHING = { french: null, english: null, image: null, sound: null }
const CAT = {
  id: 'le-chat',
  word: 'le chat',
  image: 'pictures/cat.svg',
  sound: 's/cat.mp3',
  caption: 'cat',
  page: null,
}
const pictures: LiveQuestion = {
  task: 'listen',
  face: 'picture',
  prompt: { ...NOTHING, sound: 's/cat.mp3' },
  options: [
    { ...NOTHING, image: 'pictures/dog.svg', english: 'dog' },
    { ...NOTHING, image: 'pictures/cat.svg' },
  ],
  tiles: [],
}
const spelling: LiveQuestion = { ...pictures, task: 'spell', options: [], tiles: ['a', 'ch', 't'] }

it('names options without revealing the answer, and marks none as right before the solution', () => {
  const shown = shownQuestion({ question: pictures, given: { option: 0 }, solution: null })
  expect(shown).toMatchObject({
    phase: 'asking',
    right: -1,
    picked: 0,
    word: { word: '', sound: 's/cat.mp3', caption: '?' },
  })
  expect(shown.options.map(({ caption }) => caption)).toEqual(['dog', 'Image 2'])
})

it.each([
  [true, 'right'],
  [false, 'revealed'],
  [null, 'revealed'],
] as const)('marks the correct option once the solution is known (isRight %s)', (isRight, phase) => {
  const solution = { word: CAT, option: 1, isRight }
  expect(shownQuestion({ question: pictures, given: null, solution })).toMatchObject({
    phase,
    right: 1,
    picked: null,
    word: CAT,
  })
})

it('has a slot for each tile, and shows the spelling once the solution is known', () => {
  const asked = shownQuestion({ question: spelling, given: null, solution: null })
  expect(asked.pieces.map(({ isTile }) => isTile)).toEqual([true, true, true])
  const solution = { word: CAT, option: null, isRight: false }
  const solved = shownQuestion({ question: spelling, given: { placed: ['a', 'ch', 't'] }, solution })
  expect(solved.pieces.map(({ text }) => text).join('')).toBe('chat')
})
