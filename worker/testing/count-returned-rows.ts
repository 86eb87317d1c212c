/**
 * The number of database rows in a response: those of its lists, or one without lists. A `total` or `count`
 * counts as that many rows. A word search is one row.
 */
export function countReturnedRows(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || 'grid' in answer) return 1
  const lists = Object.values(answer).filter((value) => Array.isArray(value))
  const listed = lists.reduce((sum, list) => sum + list.length, 0)
  const numbers = ['total', 'count'].map((name) => Number(Reflect.get(answer, name) ?? 0))
  return Math.max(1, listed, ...numbers)
}
