import { questionQuiz } from '../question-quiz.ts'

/** The question is heard; its words are not shown before it is answered. */
export const listening = questionQuiz
