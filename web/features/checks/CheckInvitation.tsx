import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownCheckQuery } from '../../lib/school/check-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './Check.module.css'
import { Check } from './Check.tsx'

const TO_DO = {
  french: "Qu'est-ce que tu sais déjà? Touche le grand bouton pour commencer.",
  english: 'What do you know already? Tap the big button to begin.',
}

interface CheckInvitationProps {
  userID: number
  /** The key of a page of words: a check of others is not offered there. */
  page?: string
}

/** The way to the check that the teacher has opened for the pupil's class; nothing where there is none. */
export function CheckInvitation(props: CheckInvitationProps) {
  // A check that was begun is none of the next pupil's.
  return <Invitation key={props.userID} {...props} />
}

function Invitation({ userID, page }: CheckInvitationProps) {
  const { data } = useQuery(ownCheckQuery(userID))
  // A check that was begun stays on the screen to its end, though once its result is saved the server has none to offer.
  const [begun, setBegun] = useState<typeof data>(null)
  const check = begun ?? data
  if (!check || (page !== undefined && check.clientID !== page)) return null
  return (
    <section className={styles.invitation} aria-labelledby="check-invitation">
      <OwlSays {...TO_DO} size={96} />
      <div className={styles.words}>
        <h2 id="check-invitation">
          Qu'est-ce que tu sais déjà? <small lang="en">What do you know already?</small>
        </h2>
        <p>
          {check.title} : deux minutes, sans points. <span lang="en">Two minutes, no points.</span>
        </p>
        <Button size="pupil" onClick={() => setBegun(check)}>
          <PlayIcon /> Je commence <small lang="en">I am starting</small>
        </Button>
      </div>
      <Dialog
        isWide
        isBrief
        isOpen={begun !== null}
        title={check.title}
        english="What do you know already?"
        onClose={() => setBegun(null)}
      >
        {begun && <Check check={begun} userID={userID} onClose={() => setBegun(null)} />}
      </Dialog>
    </section>
  )
}
