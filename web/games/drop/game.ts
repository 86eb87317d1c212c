import { drop } from '../../../domain/games/drop/rules.ts'
import { type HandPath, hover, press } from '../../features/play/round/hand.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { DropBoard } from './DropBoard.tsx'

/** The demonstration hand plays the sentence, then drags a picture or colour into the scene, or touches its points. */
const hand: HandPath = [
  press('[aria-label="La phrase"] button'),
  press('[aria-label="Les images"] button, [aria-label="Les couleurs"] button'),
  ...hover('[role="img"][data-phase]', 0),
]

export default playable(drop, DropBoard, hand)
