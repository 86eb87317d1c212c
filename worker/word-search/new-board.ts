import type { NamedBoard, WordSearchChoices } from '../../domain/api/word-search.ts'
import { DeckFault } from '../../domain/games/game.ts'
import { BOARD_BUDGET } from '../../domain/games/word-search/board-form.ts'
import type { WordSearchDeck } from '../../domain/games/word-search/deck.ts'
import type { makeWordSearch, WordSearch } from '../../domain/games/word-search/grid.ts'
import { faultRefusal } from '../games/fault-refusal.ts'
import { hashOf } from '../hash-of.ts'
import { Refusal } from '../http/refusal.ts'

export type Dictionary = readonly { word: string; image: string | null }[]

/**
 * Draws a seed for a board.
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 */
function drawSeed(random: () => number): number {
  return Math.floor(random() * 2 ** 32)
}

/**
 * Maximum number of attempts to get a board that differs from the last one. Only lists with few letters need
 * more than one.
 */
const MAX_REDRAWS = 10

/**
 * Makes a board of the dictionary's words that differs from `lastGridID`.
 * @param wordLimit the maximum number of words on a board
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 * @throws {Refusal} 400 if there would be too many words, or naming a word that fits on no board
 */
export async function newBoard(
  dictionary: Dictionary,
  { lastGridID, ...choices }: WordSearchChoices,
  wordLimit: number,
  random: () => number,
): Promise<NamedBoard> {
  if (Math.min(dictionary.length, choices.maxWords) > wordLimit) {
    throw new Refusal('boardTooFull', { most: wordLimit })
  }
  const options = { ...choices, forwardsOnly: choices.forwardsOnly ?? false }
  const seed = drawSeed(random)
  const budget = { left: BOARD_BUDGET }
  let board = await withGridID(await makeOrRefuse(dictionary, { ...options, seed }, budget))
  // All draws share one budget. The first board normally leaves enough for another.
  for (let draw = 1; board.gridID === lastGridID && draw <= MAX_REDRAWS; draw++) {
    if (budget.left < BOARD_BUDGET / 2) break
    board = await withGridID(await makeOrRefuse(dictionary, { ...options, seed: seed + draw }, budget))
  }
  return board
}

/**
 * Makes a board from a shipped layout. Returns null for word lists that the site does not ship.
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 */
export async function shippedBoard(
  deck: WordSearchDeck,
  variant: number,
  random: () => number,
): Promise<NamedBoard | null> {
  const { boardWithLayout, layoutKey } = await import('../../domain/games/word-search/board-layouts.ts')
  // Loaded on demand, because it would slow down every cold start.
  const { default: list } = await import('../../content/games/board-layouts.json', { with: { type: 'json' } })
  const layouts: Readonly<Record<string, readonly string[]>> = list
  const layout = layouts[layoutKey(deck)]?.[variant]
  const board = layout !== undefined && boardWithLayout(deck, layout, drawSeed(random))
  return board ? withGridID(board) : null
}

async function makeOrRefuse(...board: Parameters<typeof makeWordSearch>): Promise<WordSearch> {
  const { makeWordSearch } = await import('../../domain/games/word-search/grid.ts')
  try {
    return makeWordSearch(...board)
  } catch (error) {
    if (error instanceof DeckFault) throw faultRefusal('boardImpossible', error.note)
    throw error
  }
}

async function withGridID(board: WordSearch): Promise<NamedBoard> {
  const letters = Uint8Array.from(new TextEncoder().encode(board.grid.map((row) => row.join(' ')).join('\n')))
  return { gridID: await hashOf(letters, 12), ...board }
}
