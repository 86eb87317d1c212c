/** The items for which a change failed, with the first error. */
export interface Failure<Item> {
  items: Item[]
  error: unknown
}

/** Changes each item on its own, so that a failure does not affect the others. Returns null if none failed. */
export async function runEach<Item>(
  all: readonly Item[],
  change: (item: Item) => Promise<unknown>,
): Promise<Failure<Item> | null> {
  const results = await Promise.allSettled(all.map(change))
  const items = all.filter((_, index) => results[index]?.status === 'rejected')
  const first = results.find((result) => result.status === 'rejected')
  return first ? { items, error: first.reason } : null
}
