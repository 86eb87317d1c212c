import { createStore } from '../store.ts'

/** Whether the pupil's screen rests while the teacher speaks. Games are paused meanwhile. */
export const resting = createStore(false)

let end: ReturnType<typeof setTimeout> | undefined

/** Rests the screen for this many milliseconds; 0 ends the rest. */
export function restScreenFor(milliseconds: number): void {
  clearTimeout(end)
  if (milliseconds > 0) end = setTimeout(() => resting.set(false), milliseconds)
  resting.set(milliseconds > 0)
}
