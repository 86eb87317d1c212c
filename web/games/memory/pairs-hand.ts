import { type HandWay, press } from '../../features/play/hand.ts'

/** Two cards are turned. */
export const pairsHand: HandWay = [
  press('[aria-label="Les cartes"] button', 0),
  press('[aria-label="Les cartes"] button', 1),
]
