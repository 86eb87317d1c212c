/** Today by the device's clock and time zone, `YYYY-MM-DD`. */
export function deviceDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
