import { session } from '../../lib/session/session.ts'
import { sharedValue } from '../../lib/shared-value.ts'
import { tabStorage } from '../../lib/storage/browser-storage.ts'

const KEY = 'mme:lesson-hand'

/** Whose hand is up in this tab, and in which lesson: kept, so that a page that is loaded again does not take it down. */
const raised = sharedValue(tabStorage.getItem(KEY))

session.subscribe(() => {
  if (session.current() === null) lowerHand()
})

/** @param code of the lesson; a hand is up in one at a time */
export function raiseHand(pupilID: number, code: string): void {
  const whose = handOf(pupilID, code)
  tabStorage.setItem(KEY, whose)
  raised.set(whose)
}

export function lowerHand(): void {
  tabStorage.removeItem(KEY)
  raised.set(null)
}

/** Whether the pupil has a hand up in the lesson; null: there is none, or nobody. */
export function useHand(pupilID: number | null, code: string | null): boolean {
  const whose = raised.use()
  return pupilID !== null && code !== null && whose === handOf(pupilID, code)
}

function handOf(pupilID: number, code: string): string {
  return `${pupilID} ${code}`
}
