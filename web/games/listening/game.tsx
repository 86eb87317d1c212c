import { listening } from '../../../domain/games/listening/rules.ts'
import type { QuestionState } from '../../../domain/games/question-quiz.ts'
import type { QuizAction } from '../../../domain/games/quiz-state.ts'
import { playable } from '../../features/play/round/playable.tsx'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { useSound } from '../../lib/sound/sound.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { QuestionBoard } from '../quiz/QuestionBoard.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'

export default playable(listening, ListeningBoard, quizHand)

/** The question is spoken, and also written if sound is unavailable. */
function ListeningBoard(board: BoardProps<QuestionState, QuizAction>) {
  const { isOn } = useSoundSettings()
  const { unheard } = useSound()
  return <QuestionBoard {...board} isWritten={!isOn || unheard !== null} />
}
