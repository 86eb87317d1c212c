const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Loads a part that the page can wait for: what does not arrive is asked for again, in longer and longer pauses. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
