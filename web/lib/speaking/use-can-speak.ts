import { useSyncExternalStore } from 'react'
import { session } from '../session/session.ts'
import { SESSION_KEY } from '../session/session-store.ts'
import { browserStorage } from '../storage/browser-storage.ts'

/** Whether speaking is offered. False for pupils of classes without microphones, and until the session is known. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(session.subscribe, maySpeak, () => false)
}

function maySpeak(): boolean {
  const user = session.current()
  return user ? user.hasMicrophones !== false : browserStorage.getItem(SESSION_KEY) === null
}
