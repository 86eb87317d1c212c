import { type Random, random } from './random.ts'

/**
 * The order of rounds: `total` indices below `items`. All occur once before any repeats, and none twice in a
 * row if there are at least two. `last`: the index asked just before these rounds.
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

/** The random source of one round. It depends only on the seed and the round. */
export function roundRandom({ seed, round }: { seed: number; round: number }): Random {
  return random(seed ^ Math.imul(round + 1, 0x9e3779b1))
}
