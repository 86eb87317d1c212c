import { drop } from '../../../domain/games/drop/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { DropBoard } from './DropBoard.tsx'

export default playable(drop, DropBoard)
