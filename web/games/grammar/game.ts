import { grammar } from '../../../domain/games/grammar/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { GrammarBoard } from './GrammarBoard.tsx'

export default playable(grammar, GrammarBoard)
