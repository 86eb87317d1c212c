import { textForm } from '../options.ts'
import { questionRules } from '../question-quiz.ts'
import { quizRules } from '../quiz.ts'
import { currentItem } from '../quiz-state.ts'

/** The question is heard. Its text is shown after the answer. */
export const listening = quizRules({
  ...questionRules,
  task: 'listen',
  // A word is said again if its answer has no sound: it may be English.
  said: (state) => {
    const { question, sound, answerSound } = currentItem(state)
    const isWord = answerSound === null && textForm(question) !== 'sentence'
    return isWord ? { word: question, sound } : questionRules.said(state)
  },
})
