import { browserStorage } from '../storage/browser-storage.ts'
import { isDisplayOn } from './display-marks.ts'

const reducedMotion = globalThis.window?.matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Whether calm mode is on, by the user's setting or the device's. In calm mode nothing moves, and games wait longer
 * before they go on.
 */
export function isCalm(): boolean {
  return isDisplayOn(browserStorage, 'calm') || (reducedMotion?.matches ?? false)
}
