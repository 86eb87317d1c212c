import { gradeOfUser } from '../../../content/grades.ts'
import { type KeyValueStorage, SESSION_KEY } from '../../lib/session/session-store.ts'

/**
 * On the document's root from the first paint until the page has come to life, where somebody is signed in. Its value is the grade
 * whose door opens by itself, or empty.
 */
export const PUPIL_MARK = 'data-pupil'

/** The page as it was built knows nobody: a pupil's buttons need a row more in a tablet's header, and an open door its space. */
export function keepSpaceForPupil(root: Pick<Element, 'setAttribute'>, storage: KeyValueStorage): void {
  const user = keptUser(storage.getItem(SESSION_KEY))
  if (user) root.setAttribute(PUPIL_MARK, String(gradeOfUser(user) ?? ''))
}

/** The class and grade of whoever is signed in; null where nobody is, or what was kept is spoilt. Without the schema: a library. */
function keptUser(kept: string | null): { classCode: string; grade?: number | null } | null {
  try {
    const user: unknown = JSON.parse(kept ?? 'null')
    const isUser = typeof user === 'object' && user !== null && 'classCode' in user
    if (!isUser) return null
    const grade = 'grade' in user ? { grade: user.grade === null ? null : Number(user.grade) } : {}
    return { classCode: String(user.classCode), ...grade }
  } catch {
    return null
  }
}
