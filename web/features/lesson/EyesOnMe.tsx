import { useEffect, useId } from 'react'
import { resting } from '../../lib/lesson/resting.ts'
import { stopAudio } from '../../lib/sound/claim-audio.ts'
import owl from '../../ui/art/owl.svg'
import { BlockingDialog } from '../../ui/BlockingDialog.tsx'
import styles from './EyesOnMe.module.css'

/** Covers the page while the teacher speaks. Everything below is paused. */
export function EyesOnMe() {
  return resting.use() && <Rest />
}

function Rest() {
  const words = useId()
  useEffect(stopAudio, [])
  return (
    <BlockingDialog className={styles.rest} labelledBy={words}>
      <img className={styles.owl} src={owl} alt="" width={240} height={280} />
      <p id={words} className={styles.words}>
        Les yeux sur moi! <small lang="en">Eyes on me!</small>
      </p>
    </BlockingDialog>
  )
}
