const reducedMotion = globalThis.window?.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether calm mode is on, by the user's or device's setting: nothing moves, and games wait longer. */
export function isCalm(): boolean {
  // Set before the first paint by the user's setting or support.
  return globalThis.document?.documentElement.hasAttribute('data-calm') || (reducedMotion?.matches ?? false)
}
