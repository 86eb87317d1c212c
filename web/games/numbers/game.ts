import { numbers } from '../../../domain/games/numbers/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'
import { NumbersBoard } from './NumbersBoard.tsx'

export default playable(numbers, NumbersBoard, quizHand)
