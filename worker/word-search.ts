import type { NamedBoard, WordSearchChoices } from '../domain/api/word-search.ts'
import { BOARD_BUDGET, makeWordSearch, type WordSearch } from '../domain/games/word-search/grid.ts'
import { WordFault } from '../domain/games/word-search/words.ts'
import { hashOf } from './hash-of.ts'
import { Refusal } from './refusal.ts'

export type Dictionary = readonly { word: string; image: string | null }[]

const SEEDS = 2 ** 32
/** A board as the last one is less likely than this many draws in a row of the same few letters. */
const DRAWS = 10

/**
 * A new board of the dictionary's words, of which it holds `mostWords` at most, another one than `lastGridID`. `random` is
 * from 0 up to 1.
 * @throws {Refusal} 400 naming the word that no board can hold, or where the words together are too much for one.
 */
export async function newBoard(
  dictionary: Dictionary,
  {
    cols,
    rows,
    maxWords,
    backwardsProbability,
    forwardsOnly,
    upperCase,
    diacritics,
    lastGridID,
  }: WordSearchChoices,
  mostWords: number,
  random: () => number,
): Promise<NamedBoard> {
  if (Math.min(dictionary.length, maxWords) > mostWords) {
    throw new Refusal('boardTooFull', { most: mostWords })
  }
  const options = {
    cols,
    rows,
    maxWords,
    backwardsProbability,
    forwardsOnly: forwardsOnly ?? false,
    upperCase,
    diacritics,
  }
  const seed = Math.floor(random() * SEEDS)
  let spent = 0
  for (let draw = 0; ; draw++) {
    const budget = { left: BOARD_BUDGET }
    const board = await named(make(dictionary, { ...options, seed: seed + draw }, budget))
    spent += BOARD_BUDGET - budget.left
    if (board.gridID !== lastGridID || draw === DRAWS || spent > BOARD_BUDGET / 2) return board
  }
}

function make(...board: Parameters<typeof makeWordSearch>): WordSearch {
  try {
    return makeWordSearch(...board)
  } catch (error) {
    if (error instanceof WordFault) throw new Refusal('boardImpossible', { fault: error.message })
    throw error
  }
}

async function named(board: WordSearch): Promise<NamedBoard> {
  const letters = Uint8Array.from(new TextEncoder().encode(board.grid.map((row) => row.join(' ')).join('\n')))
  return { gridID: await hashOf(letters, 12), ...board }
}
