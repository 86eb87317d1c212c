import { customMatching } from '../../../domain/games/matching/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { MatchingBoard } from '../matching/MatchingBoard.tsx'

/** Matching on the colours and numbers that the site itself brings. */
export default playable(customMatching, MatchingBoard)
