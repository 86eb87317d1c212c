import { useEffect, useMemo, useState } from 'react'

const TICK_MS = 250

/** A stopwatch per round, paused unless `isRunning`. */
export function useStopwatch(round: number, isRunning: boolean): Stopwatch {
  const { watch } = useMemo(() => ({ round, watch: createStopwatch(() => performance.now()) }), [round])
  useEffect(() => {
    if (!isRunning) return
    watch.run()
    return () => watch.pause()
  }, [watch, isRunning])
  return watch
}

/** Elapsed whole seconds, updated while running. */
export function useSeconds(watch: Stopwatch, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const show = () => setSeconds(Math.floor(watch.read() / 1000))
    show()
    if (!isRunning) return
    const timer = setInterval(show, TICK_MS)
    return () => clearInterval(timer)
  }, [watch, isRunning])
  return seconds
}

/** Measures a player's time, excluding pauses. */
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
