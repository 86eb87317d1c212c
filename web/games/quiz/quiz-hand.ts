import { type HandPath, passOver, press } from '../../features/play/hand.ts'

/** What is asked is heard, then one of the answers is chosen. */
export const quizHand: HandPath = [
  press('[aria-label="La question"] button'),
  ...passOver('[aria-label="Les réponses"] [data-look]', 0, 1, 2),
]
