import { atInstant } from '../live/at-instant.ts'
import { resting } from './resting.ts'

let cancelEnd = () => {}

/** Rests the screen for this many milliseconds; 0 ends the rest. */
export function restScreenFor(milliseconds: number): void {
  cancelEnd()
  resting.set(milliseconds > 0)
  cancelEnd = atInstant(Date.now() + milliseconds, () => resting.set(false))
}
