import { usePupilID } from '../../lib/session/actor.ts'
import { removeOnSignOut, session } from '../../lib/session/session.ts'
import { tabStorage } from '../../lib/storage/browser-storage.ts'
import { createStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './lesson.module.css'

/** Raises or lowers the pupil's hand to ask for help. */
export function HandButton({ code }: { code: string }) {
  const pupilID = usePupilID()
  const isUp = useHand(pupilID, code)
  if (pupilID === null) return null
  return (
    <Button
      look="soft"
      aria-pressed={isUp}
      className={isUp ? styles.handUp : undefined}
      onClick={() => (isUp ? lowerHand() : raiseHand(pupilID, code))}
    >
      <Picture image="pictures/hand-with-fingers-splayed.svg" word="" size={28} />{' '}
      {isUp ? 'Ma main est levée' : "J'ai besoin d'aide"}{' '}
      <small lang="en">{isUp ? 'My hand is up' : 'I need help'}</small>
    </Button>
  )
}

const STORAGE_KEY = 'mme:lesson-hand'

/** The raised hand of this tab and its lesson. Stored, so that a reload does not lower it. */
const raisedHand = createStore(tabStorage.getItem(STORAGE_KEY))

removeOnSignOut(tabStorage, STORAGE_KEY)
session.subscribe(() => raisedHand.set(tabStorage.getItem(STORAGE_KEY)))

/** @param code the lesson; a hand can be raised in only one lesson at a time */
function raiseHand(pupilID: number, code: string): void {
  const owner = handOf(pupilID, code)
  tabStorage.setItem(STORAGE_KEY, owner)
  raisedHand.set(owner)
}

export function lowerHand(): void {
  tabStorage.removeItem(STORAGE_KEY)
  raisedHand.set(null)
}

/** Whether the pupil's hand is raised in the lesson. False if either is null. */
export function useHand(pupilID: number | null, code: string | null): boolean {
  const owner = raisedHand.use()
  return pupilID !== null && code !== null && owner === handOf(pupilID, code)
}

function handOf(pupilID: number, code: string): string {
  return `${pupilID} ${code}`
}
