import { motQuiManque } from '../../../domain/games/mot-qui-manque/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { GrammarBoard } from '../grammar/GrammarBoard.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'

export default playable(motQuiManque, GrammarBoard, quizHand)
