import { dicteeEclair } from '../../../domain/games/dictee-eclair/rules.ts'
import { type HandPath, hover, press } from '../../features/play/round/hand.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { DicteeBoard } from './DicteeBoard.tsx'

/** The demonstration hand plays the word, writes it with letters or keys, and submits it. */
const hand: HandPath = [
  press('[aria-label="Le mot à écrire"] button'),
  ...hover('form input, form [aria-label="Les lettres"] button', 0, 1),
  press('form [type="submit"]'),
]

export default playable(dicteeEclair, DicteeBoard, hand)
