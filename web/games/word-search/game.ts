import { wordSearch } from '../../../domain/games/word-search/rules.ts'
import { type HandPath, hover, press } from '../../features/play/round/hand.ts'
import { playable } from '../../features/play/round/playable.tsx'
import { prefetch } from './next-board.ts'
import { WordSearchBoard } from './WordSearchBoard.tsx'

/** The demonstration hand plays a word of the list, then draws a line over letters. */
const hand: HandPath = [
  press('[aria-label="Les mots à trouver"] button'),
  ...hover('[aria-label="La grille"] button', 0, 1, 2, 3),
]

export default playable(wordSearch, WordSearchBoard, hand, prefetch)
