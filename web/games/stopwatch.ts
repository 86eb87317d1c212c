/** Counts the time that a player takes; pauses are left out. */
export interface Stopwatch {
  run(): void
  pause(): void
  /** Milliseconds so far. */
  read(): number
}

/** `now` gives milliseconds of a clock that never goes back. */
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
