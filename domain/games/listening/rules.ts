import { questionRules } from '../question-quiz.ts'
import { quizRules } from '../quiz.ts'

/** The question is heard. Its text is shown after the answer. */
export const listening = quizRules({ ...questionRules, task: 'listen' })
