/** Shortest interval between update checks of an open page, in milliseconds. */
const CHECK_MS = 30 * 60_000

/**
 * Runs `look` when the page becomes visible, and regularly while it stays visible (e.g. on a classroom screen), but not
 * more often than every `CHECK_MS`. Ignores failures.
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
