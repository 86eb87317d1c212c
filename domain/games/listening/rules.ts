import { areHomophones } from '../../learning/homophones.ts'
import { parseQuestionDeck } from '../question-deck.ts'
import { questionRules } from '../question-quiz.ts'
import { quizRules } from '../quiz.ts'
import { currentItem } from '../quiz-state.ts'

/** The question is heard. Its text is shown after the answer. */
export const listening = quizRules({
  ...questionRules,
  task: 'listen',
  parseDeck(data) {
    const deck = parseQuestionDeck(data)
    return { ...deck, items: deck.items.map((item) => ({ ...item, heard: item.question })) }
  },
  // The answer to a question that sounds the same is right as well.
  optionsOf: (item, items, chance) => {
    const unlike = items.filter(({ question }) => !areHomophones(question, item.question))
    return questionRules.optionsOf(item, unlike, chance)
  },
  said: (state) => {
    const { question, sound, answerSound } = currentItem(state)
    // An answer without a sound may be English, so a word is said again.
    const isRepeated = answerSound === null && isWord(question)
    return isRepeated ? { word: question, sound } : questionRules.said(state)
  },
})

/** True for up to three words that are not a question. */
function isWord(text: string): boolean {
  return !text.endsWith('?') && text.split(/\s+/).length <= 3
}
