import { type HandPath, press } from '../../features/play/round/hand.ts'

/** The demonstration hand turns two cards. */
export const pairsHand: HandPath = [
  press('[aria-label="Les cartes"] button', 0),
  press('[aria-label="Les cartes"] button', 1),
]
