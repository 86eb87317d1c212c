/**
 * Makes content/games/board-layouts.json: layouts of the boards of all shipped word searches. Run it again after their
 * words have changed. The same words give the same layouts.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gameSeeds } from '../content/games.ts'
import { encodeLayout, LAYOUTS_PER_LIST, layoutKey } from '../domain/games/word-search/board-layouts.ts'
import { parseWordSearchDeck, type WordSearchDeck } from '../domain/games/word-search/deck.ts'
import { BOARD_FORM, makeWordSearch } from '../domain/games/word-search/grid.ts'

/** The work for all layouts of one word list, and for each try, in compared letters; all lists take about a minute. */
const LIST_BUDGET = 500_000_000
const TRY_BUDGET = 4_000_000

const layouts: Record<string, string[]> = {}
for (const { kind, data } of gameSeeds) {
  if (kind !== 'word-search') continue
  const deck = parseWordSearchDeck(data)
  layouts[layoutKey(deck)] = makeLayouts(deck)
}
const file = join(import.meta.dirname, '../content/games/board-layouts.json')
await writeFile(file, `${JSON.stringify(layouts, null, 2)}\n`)

/** Those of many boards that exceed their longest word the least. */
function makeLayouts(deck: WordSearchDeck): string[] {
  const excessOf = new Map<string, number>()
  let [left, fitting] = [LIST_BUDGET, 0]
  for (let seed = 0; left > 0 && fitting < LAYOUTS_PER_LIST; seed++) {
    const budget = { left: TRY_BUDGET }
    const options = { ...BOARD_FORM, forwardsOnly: deck.forwardsOnly, seed }
    const board = makeWordSearch(deck.items, options, budget)
    left -= TRY_BUDGET - budget.left
    const excess = board.grid.length - Math.max(...board.words.map(({ path }) => path.length))
    if (excess === 0) fitting++
    excessOf.set(encodeLayout(deck, board), excess)
  }
  const smallestFirst = [...excessOf].toSorted(([, one], [, other]) => one - other)
  return smallestFirst.slice(0, LAYOUTS_PER_LIST).map(([layout]) => layout)
}
