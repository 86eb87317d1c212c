import { useMemo } from 'react'
import { comprehension } from '../../../domain/games/comprehension/rules.ts'
import type { QuestionState } from '../../../domain/games/question-quiz.ts'
import type { QuizAction } from '../../../domain/games/quiz-state.ts'
import { type BoardProps, Round, type RoundProps } from '../../features/play/Round.tsx'
import { QuestionBoard } from '../quiz/QuestionBoard.tsx'

export default function ComprehensionGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => comprehension.parseDeck(data), [data])
  return <Round {...round} rules={comprehension} deck={deck} Board={ComprehensionBoard} />
}

/** The question is read, and heard besides. */
function ComprehensionBoard(board: BoardProps<QuestionState, QuizAction>) {
  return <QuestionBoard {...board} isWritten />
}
