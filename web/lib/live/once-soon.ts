/** No browser asks the API later than this after the room has told of a change. */
const AT_LATEST_MS = 1000

/**
 * Runs `work` soon, once for however often it is asked for until then. When is each browser's own chance: a
 * whole school hears of a change at the same moment.
 * @param random from 0 up to 1
 */
export function onceSoon(work: () => void, random = Math.random): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      work()
    }, random() * AT_LATEST_MS)
  }
}
