import { drop } from '../../../domain/games/drop/rules.ts'
import { type HandPath, passOver, press } from '../../features/play/hand.ts'
import { playable } from '../../features/play/playable.tsx'
import { DropBoard } from './DropBoard.tsx'

/** The sentence is heard; then a picture or a colour is taken and laid into the scene, or points of it are touched. */
const hand: HandPath = [
  press('[aria-label="La phrase"] button'),
  press('[aria-label="Les images"] button, [aria-label="Les couleurs"] button'),
  ...passOver('[role="img"][data-phase]', 0),
]

export default playable(drop, DropBoard, hand)
