/**
 * `npm run board-layouts`: generates content/games/board-layouts.json, the board layouts of all shipped word
 * searches. Run it again when their words change. The same words give the same layouts.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gameSeeds } from '../content/games.ts'
import { BOARD_FORM, LAYOUTS_PER_LIST } from '../domain/games/word-search/board-form.ts'
import { encodeLayout, layoutKey } from '../domain/games/word-search/board-layouts.ts'
import { parseWordSearchDeck, type WordSearchDeck } from '../domain/games/word-search/deck.ts'
import { makeWordSearch } from '../domain/games/word-search/grid.ts'

/** Work limits per word list and per attempt, in compared letters. All lists together take about a minute. */
const LIST_BUDGET = 500_000_000
const ATTEMPT_BUDGET = 4_000_000

const layouts: Record<string, string[]> = {}
for (const { kind, data } of gameSeeds) {
  if (kind !== 'word-search') continue
  const deck = parseWordSearchDeck(data)
  layouts[layoutKey(deck)] = makeLayouts(deck)
}
const file = join(import.meta.dirname, '../content/games/board-layouts.json')
await writeFile(file, `${JSON.stringify(layouts, null, 2)}\n`)

/**
 * Generates many boards and returns the smallest layouts, i.e. those whose side exceeds their longest word
 * the least.
 */
function makeLayouts(deck: WordSearchDeck): string[] {
  const excessOf = new Map<string, number>()
  let [remaining, smallest] = [LIST_BUDGET, 0]
  for (let seed = 0; remaining > 0 && smallest < LAYOUTS_PER_LIST; seed++) {
    const budget = { left: ATTEMPT_BUDGET }
    const options = { ...BOARD_FORM, forwardsOnly: deck.forwardsOnly, seed }
    const board = makeWordSearch(deck.items, options, budget)
    remaining -= ATTEMPT_BUDGET - budget.left
    const excess = board.grid.length - Math.max(...board.words.map(({ path }) => path.length))
    if (excess === 0) smallest++
    excessOf.set(encodeLayout(deck, board), excess)
  }
  const smallestFirst = [...excessOf].toSorted(([, one], [, other]) => one - other)
  return smallestFirst.slice(0, LAYOUTS_PER_LIST).map(([layout]) => layout)
}
