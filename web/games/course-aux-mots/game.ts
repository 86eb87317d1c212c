import { courseAuxMots } from '../../../domain/games/course-aux-mots/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'
import { CourseBoard } from './CourseBoard.tsx'

export default playable(courseAuxMots, CourseBoard, quizHand)
