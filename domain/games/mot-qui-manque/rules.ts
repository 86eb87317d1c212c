import { parseGrammarDeck } from '../grammar/deck.ts'
import { grammarQuiz } from '../grammar/rules.ts'
import { quizRules } from '../quiz.ts'

/** A word to find in a sentence with its picture. */
export const motQuiManque = quizRules({ ...grammarQuiz, parseDeck: (data) => parseGrammarDeck(data, true) })
