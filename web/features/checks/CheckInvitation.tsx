import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { focusHeading } from '../../lib/display/focus-heading.ts'
import { ownCheckQuery } from '../../lib/school/check-query.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './Check.module.css'
import { Check } from './Check.tsx'

const START_CHECK_TEXT: OwlText = {
  french: "Qu'est-ce que tu sais déjà? Touche le grand bouton pour commencer.",
  english: 'What do you know already? Tap the big button to begin.',
}

interface CheckInvitationProps {
  userID: number
  /** Key of a word page; checks of other pages are not offered there. */
  page?: string
}

/** Link to the check that the teacher has opened for the pupil's class. Renders nothing if there is none. */
export function CheckInvitation(props: CheckInvitationProps) {
  // Remounted per user, so that a started check is not shown to the next pupil.
  return <Invitation key={props.userID} {...props} />
}

function Invitation({ userID, page }: CheckInvitationProps) {
  const { data } = useQuery(ownCheckQuery(userID))
  // Keep a started check on screen to its end; after saving, the server no longer offers it.
  const [begun, setBegun] = useState<typeof data>(null)
  const isBegun = begun !== null
  useEffect(() => {
    if (!isBegun) return
    return () => {
      // After a finished check, the invitation and its button are gone.
      if (isFocusFree(null)) focusHeading()
    }
  }, [isBegun])
  const check = begun ?? data
  if (!check || (page !== undefined && check.clientID !== page)) return null
  return (
    <section className={styles.invitation} aria-labelledby="check-invitation">
      <OwlSays {...START_CHECK_TEXT} size={96} />
      <div className={styles.words}>
        <h2 id="check-invitation">
          <Bilingual french="Qu'est-ce que tu sais déjà?" english="What do you know already?" />
        </h2>
        <p>
          {check.title} : deux minutes, sans points. <span lang="en">Two minutes, no points.</span>
        </p>
        <Button size="pupil" onClick={() => setBegun(check)}>
          <PlayIcon /> <Bilingual french="Je commence" english="I am starting" />
        </Button>
      </div>
      <Dialog
        isWide
        isBrief
        isOpen={isBegun}
        title={check.title}
        english="What do you know already?"
        onClose={() => setBegun(null)}
      >
        {begun && <Check check={begun} userID={userID} onClose={() => setBegun(null)} />}
      </Dialog>
    </section>
  )
}
