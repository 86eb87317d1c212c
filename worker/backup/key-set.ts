/**
 * A set of texts that stores only their 64-bit hashes, because the million keys of a backup would fill a
 * Worker's memory. Among a million texts, a collision happens in one of 30 million backups.
 */
export function keySet(): { readonly size: number; add(text: string): boolean } {
  let slots = emptySlots(16)
  let size = 0

  /** @returns false if the hash is already present */
  function put(low: number, high: number): boolean {
    const { lows, highs, mask } = slots
    let at = low & mask
    while (lows[at] !== 0 || highs[at] !== 0) {
      if (lows[at] === low && highs[at] === high) return false
      at = (at + 1) & mask
    }
    lows[at] = low
    highs[at] = high
    size += 1
    return true
  }

  function grow(): void {
    const { lows, highs, mask } = slots
    slots = emptySlots((mask + 1) * 2)
    size = 0
    for (const [at, low] of lows.entries()) {
      const high = highs[at] ?? 0
      if (low !== 0 || high !== 0) put(low, high)
    }
  }

  return {
    get size() {
      return size
    },
    /** @returns false if the text is already present */
    add(text) {
      if (size * 4 >= (slots.mask + 1) * 3) grow()
      return put(...hashOf(text))
    },
  }
}

/** A slot with two zeros is empty. @param count a power of two */
function emptySlots(count: number) {
  return { lows: new Uint32Array(count), highs: new Uint32Array(count), mask: count - 1 }
}

/** Two MurmurHash-style rounds with different multipliers. */
function hashOf(text: string): [low: number, high: number] {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  // Never 0, which marks an empty slot.
  return [low >>> 0 || 1, high >>> 0]
}
