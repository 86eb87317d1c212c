import { gradeOfClass } from '../../../content/grades.ts'
import { type KeyValueStorage, SESSION_KEY } from '../../lib/session-store.ts'

/**
 * On the document's root from the first paint until the page has come to life, where somebody is signed in. Its value is the grade
 * whose door opens by itself, or empty.
 */
export const PUPIL_MARK = 'data-pupil'

/** The page as it was built knows nobody: a pupil's buttons need a row more in a tablet's header, and an open door its room. */
export function keepRoomForPupil(root: Pick<Element, 'setAttribute'>, storage: KeyValueStorage): void {
  const kept = storage.getItem(SESSION_KEY)
  if (kept !== null)
    root.setAttribute(PUPIL_MARK, String(gradeOfClass(String(JSON.parse(kept).classCode)) ?? ''))
}
