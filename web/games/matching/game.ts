import { matching } from '../../../domain/games/matching/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'
import { MatchingBoard } from './MatchingBoard.tsx'

export default playable(matching, MatchingBoard, quizHand)
