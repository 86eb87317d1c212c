/** The longest wait, however busy the browser is. */
const AT_LATEST_MS = 3000
/** The wait where the browser does not say when it is idle, as Safari: what the page itself needs goes first. */
const MOMENT_MS = 50

/** Runs `work` once, when the browser has nothing better to do. @returns what cancels it */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, MOMENT_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(handle)
}
