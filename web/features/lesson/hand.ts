import { removeOnSignOut, session } from '../../lib/session/session.ts'
import { tabStorage } from '../../lib/storage/browser-storage.ts'
import { createStore } from '../../lib/store.ts'

const KEY = 'mme:lesson-hand'

/** The raised hand of this tab and its lesson. Stored, so that a reload does not lower it. */
const raised = createStore(tabStorage.getItem(KEY))

removeOnSignOut(tabStorage, KEY)
session.subscribe(() => raised.set(tabStorage.getItem(KEY)))

/** @param code the lesson; a hand can only be raised in one at a time */
export function raiseHand(pupilID: number, code: string): void {
  const owner = handOf(pupilID, code)
  tabStorage.setItem(KEY, owner)
  raised.set(owner)
}

export function lowerHand(): void {
  tabStorage.removeItem(KEY)
  raised.set(null)
}

/** Whether the pupil's hand is raised in the lesson. False if either is null. */
export function useHand(pupilID: number | null, code: string | null): boolean {
  const owner = raised.use()
  return pupilID !== null && code !== null && owner === handOf(pupilID, code)
}

function handOf(pupilID: number, code: string): string {
  return `${pupilID} ${code}`
}
