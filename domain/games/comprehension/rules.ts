import { questionQuiz } from '../question-quiz.ts'

/** The question is read (and can be heard). */
export const comprehension = questionQuiz
