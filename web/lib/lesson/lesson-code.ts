import { removeOnSignOut, session } from '../session/session.ts'
import { sharedValue } from '../shared-value.ts'
import { tabStorage } from '../storage/browser-storage.ts'

const CODE_KEY = 'mme:lesson'

/** Code of the lesson opened last in this tab, or null. */
export const lessonCode = sharedValue(tabStorage.getItem(CODE_KEY))

removeOnSignOut(tabStorage, CODE_KEY)
session.subscribe(() => lessonCode.set(tabStorage.getItem(CODE_KEY)))

export function enterLesson(code: string): void {
  tabStorage.setItem(CODE_KEY, code)
  lessonCode.set(code)
}
