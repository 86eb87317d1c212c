import type { SeveralAnswer } from '../../domain/api/several.ts'

/** What a call about several users answers, of whom it was done for some. */
export function severalOf(userIDs: readonly number[], done: readonly number[]): SeveralAnswer {
  const found = new Set(done)
  return { success: true, done: [...found], refused: [...new Set(userIDs)].filter((id) => !found.has(id)) }
}
