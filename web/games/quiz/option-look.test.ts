import { describe, expect, it } from 'vitest'
import { comprehension } from '../../../domain/games/comprehension/rules.ts'
import { matching, visibleOptions } from '../../../domain/games/matching/rules.ts'
import { numbers } from '../../../domain/games/numbers/rules.ts'
import type { QuizAction } from '../../../domain/games/quiz-state.ts'
import { isRefused, optionLook, optionName, quizAnnouncement } from './option-look.ts'

const words = matching.init(matching.parseDeck('chat, chien, vache, poule'), { seed: 1 })
const figures = numbers.init(
  numbers.parseDeck(
    JSON.stringify(['un', 'deux', 'trois'].map((phrase, index) => ({ number: index + 1, phrase }))),
  ),
  { seed: 1 },
)
const questions = comprehension.init(
  comprehension.parseDeck(
    JSON.stringify(['A', 'B', 'C', 'D'].map((answer) => ({ question: `${answer}?`, answer }))),
  ),
  { seed: 1 },
)
const wrongOf = ({ right }: { right: number }): QuizAction => ({ type: 'pick', option: right === 0 ? 1 : 0 })
const rightOf = ({ right }: { right: number }): QuizAction => ({ type: 'pick', option: right })
const looks = (state: typeof words) =>
  state.options.map((_, place) => optionLook(state, place, visibleOptions(state)))

describe('a quiz option', () => {
  it('is open until it is answered', () => {
    expect(looks(words)).toEqual(['open', 'open', 'open', 'open'])
    expect(isRefused(words)).toBe(false)
  })

  it('looks picked until the answer is judged', () => {
    expect(looks({ ...words, picked: 2 })).toEqual(['open', 'open', 'picked', 'open'])
  })

  it('is the only visible option once it is found in a matching game', () => {
    const found = matching.step(words, rightOf(words))
    expect(looks(found).filter((look) => look === 'gone')).toHaveLength(3)
    expect(looks(found)[words.right]).toBe('right')
    expect(isRefused(found)).toBe(false)
  })

  it('is marked if it is wrong in a matching game, and disappears afterwards', () => {
    const wrong = matching.step(words, wrongOf(words))
    expect(looks(wrong).toSorted()).toEqual(['open', 'open', 'open', 'wrong'])
    const revealed = matching.step(wrong, { type: 'clear' })
    expect(looks(revealed).toSorted()).toEqual(['gone', 'gone', 'gone', 'right'])
    expect([isRefused(wrong), isRefused(revealed)]).toEqual([true, true])
  })

  it('stays marked after a wrong try in a game that allows another try', () => {
    const wrong = numbers.step(figures, wrongOf(figures))
    const again = numbers.step(wrong, { type: 'clear' })
    const tried = figures.right === 0 ? 1 : 0
    expect(optionLook(again, tried)).toBe('tried')
    expect(isRefused(again)).toBe(false)
    expect(optionLook(numbers.step(again, rightOf(again)), tried)).toBe('tried')
  })

  it('stays visible next to the right option after a wrong answer to a question', () => {
    const wrong = comprehension.step(questions, wrongOf(questions))
    const shown = questions.options.map((_, place) => optionLook(wrong, place))
    expect(shown.toSorted()).toEqual(['open', 'open', 'right', 'wrong'])
  })

  it('includes its state in its name', () => {
    expect(optionName('la vache', 'open')).toBe('la vache')
    expect(optionName('la vache', 'right')).toBe('la vache, bonne réponse')
    expect(optionName('la vache', 'wrong')).toBe('la vache, non')
  })
})

describe('the announcement of a quiz', () => {
  it('contains the question, then the answer or a request to try again', () => {
    expect(quizAnnouncement(figures, 'deux', 'deux')).toBe('deux')
    const wrong = numbers.step(figures, wrongOf(figures))
    expect(quizAnnouncement(wrong, 'deux', 'deux')).toBe('')
    expect(quizAnnouncement(numbers.step(wrong, { type: 'clear' }), 'deux', 'deux')).toBe('Essaie encore.')
    expect(quizAnnouncement(numbers.step(figures, rightOf(figures)), 'deux', 'deux')).toBe('deux')
  })

  it('names the right answer when it is revealed', () => {
    expect(quizAnnouncement(comprehension.step(questions, wrongOf(questions)), 'A?', 'A')).toBe(
      'La bonne réponse : A',
    )
  })
})
