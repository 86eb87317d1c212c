import { emit } from '../../../lib/live/live.ts'
import { deleteIfExists } from '../data/delete-if-exists.ts'

/** Ends the rest of the lesson's screens and deletes it. Calls of a deleted lesson reach no pupil. */
export async function deleteLesson(code: string): Promise<void> {
  emit({ type: 'lessonCall', code, call: 'goOn', step: null })
  await deleteIfExists('DELETE lessons/:code', { path: { code } })
}
