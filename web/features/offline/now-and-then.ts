/** How often a page that stays open looks for a new version at most, in milliseconds. */
const CHECK_MS = 30 * 60_000

/** Looks when someone comes back to the page, and the last time is a while ago. Without a network there is nothing to find. */
export function nowAndThen(look: () => Promise<unknown>): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Math.abs(Date.now() - lookedAt) < CHECK_MS) return
    lookedAt = Date.now()
    look().catch(() => undefined)
  })
}
