import { type Random, random } from '../games/random.ts'

/** After this many draws, a card may have the words of another card in a different order. */
const DRAWS_OF_OTHER_WORDS = 20

/** Cells per row, few enough that some words are left over, so that cards differ. */
function sideFor(words: number): number {
  if (words >= 20) return 4
  return words >= 12 ? 3 : 2
}

/**
 * Bingo cards, all different, row by row. The teacher reads words from the full list of items.
 * @param items at least five, all different
 * @param sizes for each card, the number of words it is made for: fewer words make a smaller card
 */
export function bingoCards<Item>(
  items: readonly Item[],
  { seed, sizes }: { seed: number; sizes: readonly number[] },
): Item[][] {
  const chance = random(seed)
  const places = new Map(items.map((item, place) => [item, place]))
  const used = new Set<string>()
  return sizes.map((words) => {
    const cells = sideFor(words) ** 2
    for (let draw = 0; ; draw++) {
      const card = drawCard(items, cells, chance)
      const numbers = card.map((item) => places.get(item) ?? 0)
      const order = numbers.join()
      const words = `words ${numbers.toSorted((one, other) => one - other).join()}`
      if (used.has(draw < DRAWS_OF_OTHER_WORDS ? words : order)) continue
      used.add(words).add(order)
      return card
    }
  })
}

function drawCard<Item>(items: readonly Item[], cells: number, chance: Random): Item[] {
  return chance.shuffle(items).slice(0, cells)
}

/** The lines that win: rows, columns and both diagonals. */
export function bingoLines<Item>(card: readonly Item[]): Item[][] {
  const side = Math.sqrt(card.length)
  const all = Array.from({ length: side }, (_, place) => place)
  const line = (cellOf: (step: number) => number) => all.flatMap((step) => card[cellOf(step)] ?? [])
  return [
    ...all.map((row) => line((step) => row * side + step)),
    ...all.map((column) => line((step) => step * side + column)),
    line((step) => step * side + step),
    line((step) => step * side + side - 1 - step),
  ]
}
