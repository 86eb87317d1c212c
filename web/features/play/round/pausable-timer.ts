export interface PausableTimer {
  /** Starts, or continues after a pause. */
  run(): void
  pause(): void
}

/** Calls `done` once after running for `ms` milliseconds, not counting pauses. */
export function createPausableTimer(ms: number, done: () => void): PausableTimer {
  let remainingMs = ms
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    run() {
      if (timer !== null) return
      startedAt = performance.now()
      timer = setTimeout(done, remainingMs)
    },
    pause() {
      if (timer === null) return
      clearTimeout(timer)
      timer = null
      remainingMs = Math.max(0, remainingMs - (performance.now() - startedAt))
    },
  }
}
