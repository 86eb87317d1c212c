import { emit } from '../../../lib/live/live.ts'
import { deleteIfExists } from '../data/delete-if-exists.ts'

/** Wakes the resting screens of a lesson, then deletes it: calls of a deleted lesson reach no pupil. */
export async function deleteLesson(code: string): Promise<void> {
  emit({ type: 'lessonCall', code, call: 'goOn', step: null })
  await deleteIfExists('DELETE lessons/:code', { path: { code } })
}
