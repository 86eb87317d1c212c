import { useEffect, useMemo, useState } from 'react'
import { createStopwatch, type Stopwatch } from './stopwatch.ts'

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
