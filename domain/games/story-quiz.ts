import type { StoryQuestion } from '../api/story.ts'
import { choiceOf } from './choices.ts'
import { isFinished } from './game.ts'
import { drawOptions } from './options.ts'
import { ANSWER_CHOICES, type QuestionDeck } from './question-deck.ts'
import { type QuestionState, questionRules } from './question-quiz.ts'
import { quizRules } from './quiz.ts'

const rules = quizRules({
  ...questionRules,
  // Uses only the question's own choices, since other answers might be right here too.
  optionsOf: ({ answer, others, choices }, _items, chance) =>
    drawOptions(
      choiceOf(answer, choices),
      others.map((other) => choiceOf(other, choices)),
      ANSWER_CHOICES,
      chance,
    ),
  rounds: { least: 1, most: Number.POSITIVE_INFINITY },
})

/** The questions at the end of a story. Each is repeated until it is right; then the story counts once. */
export const storyQuiz = {
  ...rules,
  completions: (state: QuestionState) => (isFinished(state) ? 1 : 0),
}

export function storyDeck(questions: readonly StoryQuestion[]): QuestionDeck {
  const items = questions.flatMap(({ french: question, sound, choices: offered }) => {
    const choices = offered.map(({ french: word, image, sound }) => ({ word, image, sound }))
    const [right, ...wrong] = choices
    if (right === undefined) return []
    const { word: answer, sound: answerSound } = right
    const others = wrong.map(({ word }) => word)
    return {
      question,
      answer,
      others,
      choices,
      word: `${question} — ${answer}`,
      image: null,
      sound,
      answerSound,
    }
  })
  return { items, filters: [], faults: [], warnings: [] }
}
