import { wordChallenge } from '../../../domain/games/word-challenge/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { ChallengeBoard } from './ChallengeBoard.tsx'

export default playable(wordChallenge, ChallengeBoard)
