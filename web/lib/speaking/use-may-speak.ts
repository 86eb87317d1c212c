import { useSyncExternalStore } from 'react'
import { session } from '../session/session.ts'
import { SESSION_KEY } from '../session/session-store.ts'
import { browserStorage } from '../storage/browser-storage.ts'

/** Whether speaking is offered: not to a pupil of a class without microphones, nor as long as it is not known who is signed in. */
export function useMaySpeak(): boolean {
  return useSyncExternalStore(session.subscribe, maySpeak, () => false)
}

function maySpeak(): boolean {
  const user = session.current()
  return user ? user.hasMicrophones !== false : browserStorage.getItem(SESSION_KEY) === null
}
