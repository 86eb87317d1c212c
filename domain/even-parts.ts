/**
 * Splits a list into parts of nearly equal length, at most `max` items each, so that no part is a single
 * leftover.
 */
export function evenParts<Item>(items: readonly Item[], max: number): Item[][] {
  const count = Math.ceil(items.length / max)
  return Array.from({ length: count }, (_, part) =>
    items.slice(Math.round((part * items.length) / count), Math.round(((part + 1) * items.length) / count)),
  )
}
