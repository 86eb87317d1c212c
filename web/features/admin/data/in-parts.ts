import { MAX_PUPILS_PER_CALL, type SeveralAnswer } from '../../../../domain/api/several.ts'

type Outcome = Pick<SeveralAnswer, 'done' | 'refused'>

/**
 * Sends pupils in parts that a call accepts, and merges the outcomes. After an error, a retry with the same key
 * repeats the parts that were sent.
 */
export async function inParts(
  userIDs: readonly number[],
  send: (part: number[]) => Promise<Outcome>,
): Promise<Outcome> {
  const all: Outcome = { done: [], refused: [] }
  for (let at = 0; at < userIDs.length; at += MAX_PUPILS_PER_CALL) {
    const { done, refused } = await send(userIDs.slice(at, at + MAX_PUPILS_PER_CALL))
    all.done.push(...done)
    all.refused.push(...refused)
  }
  return all
}
