/**
 * A channel to the other tabs. Undefined at build time, and if the browser blocks the site's storage, as
 * Firefox can.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return globalThis.window && new BroadcastChannel(name)
  } catch {
    return
  }
}
