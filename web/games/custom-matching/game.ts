import { customMatching } from '../../../domain/games/matching/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { MatchingBoard } from '../matching/MatchingBoard.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'

/** Matching with the built-in decks of colours and numbers. */
export default playable(customMatching, MatchingBoard, quizHand)
