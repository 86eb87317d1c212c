import { customMatching } from '../../../domain/games/matching/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { MatchingBoard } from '../matching/MatchingBoard.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'

/** Matching on the colours and numbers that the site itself brings. */
export default playable(customMatching, MatchingBoard, quizHand)
