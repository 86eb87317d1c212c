import { wordSearch } from '../../../domain/games/word-search/rules.ts'
import { playable } from '../../features/play/playable.tsx'
import { askAhead } from './next-board.ts'
import { WordSearchBoard } from './WordSearchBoard.tsx'

export default playable(wordSearch, WordSearchBoard, askAhead)
