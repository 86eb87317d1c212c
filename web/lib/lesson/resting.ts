import { sharedValue } from '../shared-value.ts'

/** Whether the screen rests, since the teacher speaks: no game goes on. */
export const resting = sharedValue(false)

let end: ReturnType<typeof setTimeout> | undefined

/** Lets the screen rest for so many milliseconds; 0 ends it. */
export function restFor(milliseconds: number): void {
  clearTimeout(end)
  if (milliseconds > 0) end = setTimeout(() => resting.set(false), milliseconds)
  resting.set(milliseconds > 0)
}
