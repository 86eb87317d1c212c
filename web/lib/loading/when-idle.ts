/** Longest delay, however busy the browser is. */
const IDLE_TIMEOUT_MS = 3000
/** Delay in browsers without `requestIdleCallback`, such as Safari, so that the page's own work goes first. */
const FALLBACK_DELAY_MS = 50

/** Runs `work` once when the browser is idle. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}
