const CHECK_MS = 1000

/**
 * Calls `work` once the device's clock has reached the instant, in milliseconds since 1970; immediately if it
 * has passed. Checks the clock every second, because timers stand still while a tablet sleeps.
 * @returns a function that cancels the call
 */
export function atInstant(instant: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    const remaining = instant - Date.now()
    if (remaining <= 0) work()
    else timer = setTimeout(check, Math.min(remaining, CHECK_MS))
  }
  check()
  return () => clearTimeout(timer)
}
