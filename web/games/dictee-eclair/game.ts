import { dicteeEclair } from '../../../domain/games/dictee-eclair/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { DicteeBoard } from './DicteeBoard.tsx'

export default playable(dicteeEclair, DicteeBoard)
