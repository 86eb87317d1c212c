import { type HandPath, hover, press } from '../../features/play/round/hand.ts'

/** The demonstration hand plays the sentence, moves over the words or the field, and submits. */
export const sentenceHand: HandPath = [
  press('[aria-label="La phrase à trouver"] button'),
  ...hover('form textarea, form [aria-label="Les mots"] button', 0, 1, 2),
  press('form [type="submit"]'),
]
