import { exposed } from '../../../domain/games/exposed/rules.ts'
import { type HandPath, hover, press } from '../../features/play/round/hand.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { ExposedBoard } from './ExposedBoard.tsx'

/** The demonstration hand presses a picture, then moves over words. */
const hand: HandPath = [press('[data-face="picture"]'), ...hover('[data-face="word"]', 0, 1, 2)]

export default playable(exposed, ExposedBoard, hand)
