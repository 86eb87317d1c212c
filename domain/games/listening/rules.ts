import { questionRules } from '../question-quiz.ts'
import { quizRules } from '../quiz.ts'

/** The question is heard; its words are not shown before it is answered. */
export const listening = quizRules({ ...questionRules, task: 'listen' })
