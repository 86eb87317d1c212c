import { type HandPath, hover, press } from '../../features/play/round/hand.ts'

/** The demonstration hand plays the question, then moves over the answers. */
export const quizHand: HandPath = [
  press('[aria-label="La question"] button'),
  ...hover('[aria-label="Les réponses"] [data-look]', 0, 1, 2),
]
