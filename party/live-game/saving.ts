import * as z from 'zod/mini'
import { MINUTE, SECOND } from '../../domain/bounds.ts'
import { KEEP_OVER_MS } from '../../domain/live/timing.ts'

const MIN_RETRY_MS = 5 * SECOND
const MAX_RETRY_MS = 5 * MINUTE
/**
 * Results that could not be saved are deleted after this many failures, that is, after more than three days.
 */
const MAX_FAILURES = 1000

/** `done`: what `save` returned last. `at`: when to continue, in milliseconds since 1970. */
export const savingProgress = z.object({ done: z.nullable(z.int()), failures: z.int(), at: z.number() })
type SavingProgress = z.infer<typeof savingProgress>

/**
 * Saves the next part of a game's results. After an error, waits before the next attempt, each time longer.
 * @param save returns its next argument, or null once everything is saved
 */
export async function saveNext(
  save: (done: number) => Promise<number | null>,
  { done, failures }: { done: number; failures: number },
  now: () => number,
): Promise<SavingProgress> {
  try {
    const next = await save(done)
    return { done: next, failures: 0, at: now() + (next === null ? KEEP_OVER_MS : 0) }
  } catch (error) {
    console.error('Could not save the results of a live game.', error)
    const delay = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** failures)
    return { done: failures < MAX_FAILURES ? done : null, failures: failures + 1, at: now() + delay }
  }
}
