import type { Bound } from '../domain/bounds.ts'

/** A shared budget, e.g. the messages of all pupils at one address; each pupil is a holder. */
export interface Pool {
  name: string
  holder: string
  bounds: readonly Bound[]
}

export interface FairTally {
  /** Counts one more. Returns false and counts nothing if the pool and the holder's share are used up. */
  allows(pool: Pool): boolean
}

interface Counts {
  until: number
  total: number
  ofHolders: Map<string, number>
}

/** Above this many pools, those of past time spans are deleted. */
const MAX_POOLS = 5000

/**
 * Counts in memory, in fixed time spans. Once a pool is used up, each holder may still reach an equal share
 * of it, so a device with many names cannot use up the shares of others.
 * @param now milliseconds since 1970
 */
export function createFairTally(now: () => number): FairTally {
  const pools = new Map<string, Counts>()

  function countsOf(name: string, { milliseconds }: Bound): Counts {
    const key = `${name} ${milliseconds}`
    const known = pools.get(key)
    if (known && known.until > now()) return known
    if (pools.size >= MAX_POOLS) for (const [old, { until }] of pools) if (until <= now()) pools.delete(old)
    const until = (Math.floor(now() / milliseconds) + 1) * milliseconds
    const counts = { until, total: 0, ofHolders: new Map<string, number>() }
    pools.set(key, counts)
    return counts
  }

  return {
    allows({ name, holder, bounds }) {
      const tallies = bounds.map((bound) => ({ counts: countsOf(name, bound), max: bound.max }))
      const isAboveShare = tallies.some(({ counts: { total, ofHolders }, max }) => {
        const share = max / Math.max(1, ofHolders.size)
        return total >= max && (ofHolders.get(holder) ?? 0) >= share
      })
      if (isAboveShare) return false
      for (const { counts } of tallies) {
        counts.total += 1
        counts.ofHolders.set(holder, (counts.ofHolders.get(holder) ?? 0) + 1)
      }
      return true
    },
  }
}
