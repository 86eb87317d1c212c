/** Longest delay between an event of the room and the API call that follows it. */
const MAX_DELAY_MS = 1000

/**
 * Delays `work` by a random time, and runs it once for all calls in that time. The delay spreads the load, since
 * every browser of a school receives an event at the same moment.
 * @param random from 0 up to 1
 */
export function withRandomDelay(work: () => void, random = Math.random): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      work()
    }, random() * MAX_DELAY_MS)
  }
}
