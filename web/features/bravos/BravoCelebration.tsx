import { useCallback, useEffect, useState } from 'react'
import styles from './BravoCelebration.module.css'
import owl from './cheering-owl.svg'
import { useBravoEarning } from './use-bravo-earning.ts'
import { usePupilID } from './use-pupil-id.ts'

const SHOWN_MS = 2500
const STARS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Stands once in the page, above everything: cheers for each Bravo that the pupil earns, and asks for it. */
export function BravoCelebration() {
  const [isShown, setShown] = useState(false)
  useBravoEarning(
    usePupilID(),
    useCallback(() => setShown(true), []),
  )
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])

  return (
    <div className={styles.place} role="status">
      {isShown && (
        <div className={styles.celebration}>
          <div className={styles.stars} aria-hidden="true">
            {STARS.map((star) => (
              <span key={star}>★</span>
            ))}
          </div>
          <img className={styles.owl} src={owl} alt="" width={240} height={280} />
          <p className={styles.words}>
            Tu as gagné un Bravo!
            <small lang="en">You earned a Bravo!</small>
          </p>
        </div>
      )}
    </div>
  )
}
