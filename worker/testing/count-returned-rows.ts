/**
 * The number of database rows in a response: the rows of its lists and of the lists in its `data`. A response
 * without lists is one row, and so is a word search. A `total` or `count` counts as that many rows.
 */
export function countReturnedRows(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || 'grid' in answer) return 1
  const data: unknown = Reflect.get(answer, 'data')
  const lists = [answer, data]
    .flatMap((each) => Object.values(Array.isArray(each) ? [] : (each ?? {})))
    .filter((value) => Array.isArray(value))
  const listed = lists.reduce((sum, list) => sum + list.length, 0)
  const numbers = ['total', 'count'].map((name) => Number(Reflect.get(answer, name) ?? 0))
  return Math.max(1, listed, ...numbers)
}
