import { useMemo } from 'react'
import { listening } from '../../../domain/games/listening/rules.ts'
import type { QuestionState } from '../../../domain/games/question-quiz.ts'
import type { QuizAction } from '../../../domain/games/quiz-state.ts'
import { type BoardProps, Round, type RoundProps } from '../../features/play/Round.tsx'
import { useSound, useSoundSettings } from '../../lib/sound.ts'
import { QuestionBoard } from '../quiz/QuestionBoard.tsx'

export default function ListeningGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => listening.parseDeck(data), [data])
  return <Round {...round} rules={listening} deck={deck} Board={ListeningBoard} />
}

/** The question is heard. Where nothing can be heard it is read, so that no round is silent. */
function ListeningBoard(board: BoardProps<QuestionState, QuizAction>) {
  const { isOn } = useSoundSettings()
  const { unheard } = useSound()
  return <QuestionBoard {...board} isWritten={!isOn || unheard !== null} />
}
