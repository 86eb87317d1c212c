import { usePupilID } from '../../lib/session/actor.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { lowerHand, raiseHand, useHand } from './hand.ts'
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
