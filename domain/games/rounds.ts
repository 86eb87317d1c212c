import { type Random, random } from './random.ts'

/**
 * What is asked in which round: `total` places of a list of `items`, all of them once before any again, and
 * none twice in a row where there are two; `last` is the place that was asked before these.
 */
export function roundOrder(items: number, total: number, chance: Random, last = -1): number[] {
  const places = Array.from({ length: items }, (_, place) => place)
  const order: number[] = []
  while (order.length < total && items > 0) {
    const pass = chance.shuffle(places)
    if (pass.length > 1 && pass[0] === (order.at(-1) ?? last)) pass.reverse()
    order.push(...pass)
  }
  return order.slice(0, total)
}

/** The chance of one round of a game: the same for the same game and round, whatever happened before. */
export function roundChance({ seed, round }: { seed: number; round: number }): Random {
  return random(seed ^ Math.imul(round + 1, 0x9e3779b1))
}
