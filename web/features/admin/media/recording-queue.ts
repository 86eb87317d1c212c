import { session } from '../../../lib/session/session.ts'
import { createSaveQueue } from './save-queue.ts'

/** Saves the recordings of lists. It outlives the page, so that leaving the page loses no recording. */
export const recordingQueue = createSaveQueue()

let owner = session.current()?.id

// Unsaved recordings of a session that has ended stay for their author.
session.subscribe(() => {
  const user = session.current()
  if (!user || user.id === owner) return
  owner = user.id
  recordingQueue.clear()
})
