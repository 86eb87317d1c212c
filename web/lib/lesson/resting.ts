import { createStore } from '../store.ts'

/** Whether the pupil's screen rests while the teacher speaks. Games are paused meanwhile. */
export const resting = createStore(false)
