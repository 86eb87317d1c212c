import type { NamedBoard, WordSearchChoices } from '../../domain/api/word-search.ts'
import { DeckFault } from '../../domain/games/game.ts'
import { BOARD_BUDGET, makeWordSearch, type WordSearch } from '../../domain/games/word-search/grid.ts'
import { faulty } from '../games/faulty.ts'
import { hashOf } from '../hash-of.ts'
import { Refusal } from '../http/refusal.ts'

export type Dictionary = readonly { word: string; image: string | null }[]

/** A seed for a board. `random` is from 0 up to 1. */
export function drawSeed(random: () => number): number {
  return Math.floor(random() * 2 ** 32)
}

/** A board as the last one is less likely than this many draws in a row of the same few letters. */
const DRAWS = 10

/**
 * A new board of at most `mostWords` of the dictionary's words, another one than `lastGridID`. `random` is from 0 up to 1.
 * @throws {Refusal} 400 naming the word that no board can hold, or where the words together are too much for one.
 */
export async function newBoard(
  dictionary: Dictionary,
  { lastGridID, ...choices }: WordSearchChoices,
  mostWords: number,
  random: () => number,
): Promise<NamedBoard> {
  if (Math.min(dictionary.length, choices.maxWords) > mostWords) {
    throw new Refusal('boardTooFull', { most: mostWords })
  }
  const options = { ...choices, forwardsOnly: choices.forwardsOnly ?? false }
  const seed = drawSeed(random)
  const budget = { left: BOARD_BUDGET }
  let board = await named(make(dictionary, { ...options, seed }, budget))
  // A budget for all draws; the first board leaves room for another as a rule.
  for (let draw = 1; board.gridID === lastGridID && draw <= DRAWS; draw++) {
    if (budget.left < BOARD_BUDGET / 2) break
    board = await named(make(dictionary, { ...options, seed: seed + draw }, budget))
  }
  return board
}

function make(...board: Parameters<typeof makeWordSearch>): WordSearch {
  try {
    return makeWordSearch(...board)
  } catch (error) {
    if (error instanceof DeckFault) throw faulty('boardImpossible', error.note)
    throw error
  }
}

export async function named(board: WordSearch): Promise<NamedBoard> {
  const letters = Uint8Array.from(new TextEncoder().encode(board.grid.map((row) => row.join(' ')).join('\n')))
  return { gridID: await hashOf(letters, 12), ...board }
}
