import { useCallback } from 'react'
import styles from './BravoCelebration.module.css'
import owl from './cheering-owl.svg'
import { useBonus } from './use-bonus.ts'
import { useBravoEarning } from './use-bravo-earning.ts'
import { type Celebration, useCelebrations } from './use-celebrations.ts'
import { usePupilID } from './use-pupil-id.ts'

const STARS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Stands once in the page, above everything: asks for what the pupil has earned or won, and cheers for it. */
export function BravoCelebration() {
  const pupilID = usePupilID()
  const { shown, celebrate } = useCelebrations()
  useBravoEarning(
    pupilID,
    useCallback(() => void celebrate(EARNED), [celebrate]),
  )
  useBonus(pupilID, (bravoCount) => celebrate(won(bravoCount)))

  return (
    <div className={styles.place} role="status">
      {shown && (
        <div className={styles.celebration}>
          <div className={styles.stars} aria-hidden="true">
            {STARS.map((star) => (
              <span key={star}>★</span>
            ))}
          </div>
          <img className={styles.owl} src={owl} alt="" width={240} height={280} />
          <p className={styles.words}>
            {shown.french}
            <small lang="en">{shown.english}</small>
          </p>
        </div>
      )}
    </div>
  )
}

const EARNED: Celebration = { french: 'Tu as gagné un Bravo!', english: 'You earned a Bravo!' }

function won(bravoCount: number): Celebration {
  return {
    french: `Boni! Tu as gagné ${bravoCount} Bravos!`,
    english: `Bonus! You won ${bravoCount} Bravos!`,
  }
}
