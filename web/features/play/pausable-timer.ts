export interface PausableTimer {
  /** Counts on from where it was paused. */
  run(): void
  pause(): void
}

/** Calls `done` once when it has run for `ms` milliseconds, pauses not counted. */
export function createPausableTimer(ms: number, done: () => void): PausableTimer {
  let left = ms
  let since = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    run() {
      if (timer !== null) return
      since = performance.now()
      timer = setTimeout(done, left)
    },
    pause() {
      if (timer === null) return
      clearTimeout(timer)
      timer = null
      left = Math.max(0, left - (performance.now() - since))
    },
  }
}
