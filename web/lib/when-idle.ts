/** By then it is done, however busy the browser is. */
const AT_LATEST_MS = 3000
/** Where the browser does not tell when it is idle, as Safari: what the page itself needs has its turn first. */
const MOMENT_MS = 50

/** Runs `work` once, when the browser has nothing better to do. Gives back what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, MOMENT_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(handle)
}
