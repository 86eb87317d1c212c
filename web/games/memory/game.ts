import { memory } from '../../../domain/games/memory/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { MemoryBoard } from './MemoryBoard.tsx'
import { pairsHand } from './pairs-hand.ts'

export default playable(memory, MemoryBoard, pairsHand)
