/**
 * How many rows of the database an answer tells of: those of its lists, or one. A `total` or a `count` is an
 * answer about so many rows. Of a word search it is the one record.
 */
export function rowsAnswered(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || 'grid' in answer) return 1
  const lists = Object.values(answer).filter((value) => Array.isArray(value))
  const listed = lists.reduce((sum, list) => sum + list.length, 0)
  const numbers = ['total', 'count'].map((name) => Number(Reflect.get(answer, name) ?? 0))
  return Math.max(1, listed, ...numbers)
}
