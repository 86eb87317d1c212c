/** Wraps `work` so that it never runs twice at a time. Calls during a run cause one more run afterwards. */
export function coalesceRuns(work: () => Promise<unknown>): () => void {
  let isRunning = false
  let isRequested = false
  const run = async () => {
    isRequested = true
    if (isRunning) return
    isRunning = true
    while (isRequested) {
      isRequested = false
      await work().catch(() => undefined)
    }
    isRunning = false
  }
  return () => void run()
}
