import { session } from '../session/session.ts'
import { sharedValue } from '../shared-value.ts'
import { tabStorage } from '../storage/browser-storage.ts'

const CODE_KEY = 'mme:lesson'

/** The code of the lesson that was opened last in this tab; null where none was. */
export const lessonCode = sharedValue(tabStorage.getItem(CODE_KEY))

// Whoever comes next on a shared tablet begins with what is theirs.
session.subscribe(() => {
  if (session.current() !== null) return
  tabStorage.removeItem(CODE_KEY)
  lessonCode.set(null)
})

export function enterLesson(code: string): void {
  tabStorage.setItem(CODE_KEY, code)
  lessonCode.set(code)
}
