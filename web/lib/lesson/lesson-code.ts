import { removeOnSignOut, session } from '../session/session.ts'
import { tabStorage } from '../storage/browser-storage.ts'
import { createStore } from '../store.ts'

const CODE_KEY = 'mme:lesson'

/** Code of the lesson opened last in this tab, or null. */
export const lessonCode = createStore(tabStorage.getItem(CODE_KEY))

removeOnSignOut(tabStorage, CODE_KEY)
session.subscribe(() => lessonCode.set(tabStorage.getItem(CODE_KEY)))

export function enterLesson(code: string): void {
  tabStorage.setItem(CODE_KEY, code)
  lessonCode.set(code)
}
