import { createStore } from '../store.ts'

/** Whether the pupil's screen rests while the teacher speaks. Games are paused meanwhile. */
export const resting = createStore(false)

let restTimer: ReturnType<typeof setTimeout> | undefined

/** Rests the screen for this many milliseconds; 0 ends the rest. */
export function restScreenFor(milliseconds: number): void {
  clearTimeout(restTimer)
  if (milliseconds > 0) restTimer = setTimeout(() => resting.set(false), milliseconds)
  resting.set(milliseconds > 0)
}
