/** How often a page that stays open looks for a new version at most, in milliseconds. */
const CHECK_MS = 30 * 60_000

/**
 * Looks where the last time is a while ago: when someone comes back to the page, and from time to time while it stays in sight, as
 * on a classroom's screen. Without a network there is nothing to find.
 */
export function nowAndThen(look: () => Promise<unknown>): void {
  let lookedAt = Date.now()
  const lookAgain = () => {
    if (document.hidden || Math.abs(Date.now() - lookedAt) < CHECK_MS) return
    lookedAt = Date.now()
    look().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', lookAgain)
  setInterval(lookAgain, CHECK_MS)
}
