import { exposed } from '../../../domain/games/exposed/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { ExposedBoard } from './ExposedBoard.tsx'

export default playable(exposed, ExposedBoard)
