/**
 * Runs `work` at once, and never twice at the same time: however often it is asked for while it runs, it runs once more afterwards.
 * So the last word is always followed, without a queue.
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
