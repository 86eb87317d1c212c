import { wordChallenge } from '../../../domain/games/word-challenge/rules.ts'
import { type HandPath, hover } from '../../features/play/round/hand.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { ChallengeBoard } from './ChallengeBoard.tsx'

/** The demonstration hand moves over the picture, then over some letters. */
const hand: HandPath = [
  ...hover('[aria-label="Le mot à trouver"] img', 0),
  ...hover('[aria-label="Les lettres"] button', 1, 4, 7),
]

export default playable(wordChallenge, ChallengeBoard, hand)
