import { phrases } from '../../../domain/games/phrases/rules.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { SentenceBoard } from '../sentence/SentenceBoard.tsx'
import { sentenceHand } from '../sentence/sentence-hand.ts'

export default playable(phrases, SentenceBoard, sentenceHand)
