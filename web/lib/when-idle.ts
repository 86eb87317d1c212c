const AT_LATEST_MS = 3000

/** Runs `work` once, when the browser has nothing better to do. Gives back what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, AT_LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(handle)
}
