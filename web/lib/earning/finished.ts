import { createListeners } from '../listeners.ts'

const { subscribe, notify } = createListeners<[userID: number, clientID: string]>()

/** Notifies listeners that a pupil finished a game, a story or a video of a page, whether or not it counts. */
export const notifyFinished = notify

export const onFinished = subscribe
