import { browserStorage } from '../storage/browser-storage.ts'
import { isDisplayOn } from './display-marks.ts'

const reducedMotion = globalThis.window?.matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Calm: nothing moves, and games wait longer before they go on by themselves. On where the child's settings
 * or the device's own ask for it.
 */
export function isCalm(): boolean {
  return isDisplayOn(browserStorage, 'calm') || (reducedMotion?.matches ?? false)
}
