import { browserStorage } from '../storage/browser-storage.ts'
import { isDisplayOn } from './display-settings.ts'

const reducedMotion = globalThis.window?.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether calm mode is on, by the user's or device's setting: nothing moves, and games wait longer. */
export function isCalm(): boolean {
  return isDisplayOn(browserStorage, 'calm') || (reducedMotion?.matches ?? false)
}
