import { useEffect, useMemo, useState } from 'react'
import { createStopwatch, type Stopwatch } from './stopwatch.ts'

const TICK_MS = 250

/** A stopwatch for each round, which stands still while it is not `isRunning`. */
export function useStopwatch(round: number, isRunning: boolean): Stopwatch {
  const { watch } = useMemo(() => ({ round, watch: createStopwatch(() => performance.now()) }), [round])
  useEffect(() => {
    if (!isRunning) return
    watch.run()
    return () => watch.pause()
  }, [watch, isRunning])
  return watch
}

/** Whole seconds on the watch, to be shown. */
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
