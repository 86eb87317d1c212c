import { forEachSchool } from '../../../worker/daily/for-each-school.ts'
import type { Registry } from './registry.ts'

/** As many as a Worker has connections. */
const AT_ONCE = 6
/** As often as a queue delivers a message by default. */
const TRIES = 3

/**
 * Runs the day's job of every registered school that was not done on that day. A school whose job fails is tried again after all others;
 * cut off at any time, the next call goes on with those that are left.
 * @returns the schools that failed each time
 */
export async function runRegistered(
  registry: Registry,
  day: string,
  job: (school: string) => Promise<void>,
): Promise<Set<string>> {
  const failed = new Set<string>()
  for (let time = 1; time <= TRIES; time++) {
    failed.clear()
    await forEachSchool(
      registry.due(day),
      async (school) => {
        await job(school)
        registry.setDone(school, day)
      },
      { atOnce: AT_ONCE, failed: (school) => void failed.add(school) },
    )
    if (failed.size === 0) break
  }
  return failed
}
