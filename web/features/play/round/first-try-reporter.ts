import type { FirstTry, TimedTry } from '../../../../domain/learning/first-try.ts'

/** Reports the first tries of a round, each once and with its time. */
export interface FirstTryReporter {
  /** Takes all first tries so far, in order, as the rules return them. New ones get the current time. */
  observe(tries: readonly FirstTry[]): void
  /**
   * Reports the tries not yet reported, if there are at least `minimum`.
   * @param send stores them; returns false if there is no pupil to store them for
   * @returns whether they were stored
   */
  report(send: (tries: readonly TimedTry[]) => boolean, minimum?: number): boolean
  /** Number of tries reported so far. */
  reportedCount(): number
}

/** @param reportedBefore number of tries reported before the round was left or the page reloaded */
export function createFirstTryReporter(reportedBefore: number, now: () => Date): FirstTryReporter {
  const tries: TimedTry[] = []
  let reported = reportedBefore
  return {
    observe(seen) {
      const at = now().toISOString()
      for (const each of seen.slice(tries.length)) tries.push({ ...each, at })
    },
    report(send, minimum = 1) {
      const unreported = tries.slice(reported)
      const isSent = unreported.length >= minimum && send(unreported)
      if (isSent) reported = tries.length
      return isSent
    },
    reportedCount: () => reported,
  }
}
