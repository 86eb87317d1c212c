import { soundMemory } from '../../../domain/games/sound-memory/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { SoundBoard } from './SoundBoard.tsx'

export default playable(soundMemory, SoundBoard)
