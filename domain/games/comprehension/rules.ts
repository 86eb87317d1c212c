import { questionQuiz } from '../question-quiz.ts'

/** The question is read; it can also be heard. */
export const comprehension = questionQuiz
