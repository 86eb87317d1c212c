/**
 * Wraps `work` so that it never runs twice at the same time. Calls during a run cause one more run afterwards, so
 * the latest state is always processed without a queue.
 */
export function inTurn(work: () => Promise<unknown>): () => void {
  let isRunning = false
  let isAsked = false
  const run = async () => {
    isAsked = true
    if (isRunning) return
    isRunning = true
    while (isAsked) {
      isAsked = false
      await work().catch(() => undefined)
    }
    isRunning = false
  }
  return () => void run()
}
