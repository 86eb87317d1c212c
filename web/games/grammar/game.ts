import { grammar } from '../../../domain/games/grammar/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'
import { GrammarBoard } from './GrammarBoard.tsx'

export default playable(grammar, GrammarBoard, quizHand)
