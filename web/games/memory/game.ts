import { memory } from '../../../domain/games/memory/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { MemoryBoard } from './MemoryBoard.tsx'

export default playable(memory, MemoryBoard)
