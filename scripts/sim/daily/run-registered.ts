import { forEachSchool } from '../../../worker/daily/for-each-school.ts'
import type { Registry } from './registry.ts'

/** A Worker's limit of simultaneous connections. */
const CONCURRENCY = 6
/** A Cloudflare queue's default number of deliveries. */
const MAX_ATTEMPTS = 3

/**
 * Runs the daily job of every registered school that is due. A failed school is retried after all others. After an
 * interruption the next call continues with the remaining schools.
 * @returns the schools that failed at every attempt
 */
export async function runRegistered(
  registry: Registry,
  day: string,
  job: (school: string) => Promise<void>,
): Promise<Set<string>> {
  const failed = new Set<string>()
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    failed.clear()
    await forEachSchool(
      registry.due(day),
      async (school) => {
        await job(school)
        registry.setDone(school, day)
      },
      { concurrency: CONCURRENCY, failed: (school) => void failed.add(school) },
    )
    if (failed.size === 0) break
  }
  return failed
}
