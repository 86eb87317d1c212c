import { comprehension } from '../../../domain/games/comprehension/rules.ts'
import type { QuestionState } from '../../../domain/games/question-quiz.ts'
import type { QuizAction } from '../../../domain/games/quiz-state.ts'
import { playable } from '../../features/play/round/playable.tsx'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { QuestionBoard } from '../quiz/QuestionBoard.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'

export default playable(comprehension, ComprehensionBoard, quizHand)

/** The question is both written and spoken. */
function ComprehensionBoard(board: BoardProps<QuestionState, QuizAction>) {
  return <QuestionBoard {...board} isWritten />
}
