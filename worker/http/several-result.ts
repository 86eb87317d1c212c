import type { SeveralAnswer } from '../../domain/api/several.ts'

/** Result of a call about several users. Some of them may have been refused. */
export function severalResult(userIDs: readonly number[], done: readonly number[]): SeveralAnswer {
  const found = new Set(done)
  return { success: true, done: [...found], refused: [...new Set(userIDs)].filter((id) => !found.has(id)) }
}
