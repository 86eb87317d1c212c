/** Measures the time of a player, without pauses. */
export interface Stopwatch {
  run(): void
  pause(): void
  /** Elapsed milliseconds. */
  read(): number
}

/** @param now monotonic clock in milliseconds */
export function createStopwatch(now: () => number): Stopwatch {
  let spent = 0
  let since: number | null = null
  const read = () => spent + (since === null ? 0 : now() - since)
  return {
    read,
    run() {
      since ??= now()
    },
    pause() {
      spent = read()
      since = null
    },
  }
}
