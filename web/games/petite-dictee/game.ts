import { petiteDictee } from '../../../domain/games/petite-dictee/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { SentenceBoard } from '../sentence/SentenceBoard.tsx'
import { sentenceHand } from '../sentence/sentence-hand.ts'

export default playable(petiteDictee, SentenceBoard, sentenceHand)
