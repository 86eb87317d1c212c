/** A seeded random source. The same seed gives the same game, so that rules stay pure. */
export interface Random {
  /** From 0 up to 1, exclusive. */
  next(): number
  /** An integer from 0 up to `below`, exclusive. */
  below(below: number): number
  /** The items in a new order (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[]
  /** A random item. @throws {RangeError} if there is none */
  pick<T>(items: readonly T[]): T
}

/** mulberry32, sufficient for shuffling. `seed` is used as an unsigned 32-bit integer. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    shuffle<T>(items: readonly T[]) {
      const order = [...items]
      for (let last = order.length - 1; last > 0; last--) {
        const other = below(last + 1)
        // Both are valid indices. Word searches shuffle often, so this allocates nothing.
        const moved = order[last] as T
        order[last] = order[other] as T
        order[other] = moved
      }
      return order
    },
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from.')
      return item
    },
  }
}
