import { soundMemory } from '../../../domain/games/sound-memory/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { pairsHand } from '../memory/pairs-hand.ts'
import { SoundBoard } from './SoundBoard.tsx'

export default playable(soundMemory, SoundBoard, pairsHand)
