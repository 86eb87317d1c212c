import { gradeOfUser } from '../../../content/grades.ts'
import { type KeyValueStorage, SESSION_KEY } from '../../lib/session/session-store.ts'

/** Root attribute until hydration if a user is signed in: the grade whose door opens by itself, or empty. */
export const PUPIL_MARK = 'data-pupil'

/** Reserves space for a signed-in user: prerendered HTML lacks the user's buttons and the open door. */
export function reserveSpaceForUser(root: Pick<Element, 'setAttribute'>, storage: KeyValueStorage): void {
  const user = keptUser(storage.getItem(SESSION_KEY))
  if (user) root.setAttribute(PUPIL_MARK, String(gradeOfUser(user) ?? ''))
}

/** Class and grade of the stored user, or null. Parsed without zod, which is too large for this script. */
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
