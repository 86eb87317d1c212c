import { type CSSProperties, useEffect, useId } from 'react'
import { isCalm } from '../../lib/display/calm.ts'
import { type Celebration, useCelebrations } from '../../lib/earning/celebrations.ts'
import { usePupilID } from '../../lib/session/use-pupil-id.ts'
import { playUnrepeated } from '../../lib/sound/sound.ts'
import { BlockingDialog } from '../../ui/BlockingDialog.tsx'
import { Owl } from '../../ui/Owl.tsx'
import styles from './BravoCelebration.module.css'
import fanfare from './fanfare.mp3'
import { useEarning } from './use-earning.ts'

/** Directions of the stars, in degrees. */
const RAYS = [-162, -126, -90, -54, -18, 18, 54, 90, 126, 162]

/** Requests what the pupil has earned or won, and celebrates it. */
export function BravoCelebration() {
  const { shown } = useCelebrations()
  useEarning(usePupilID())
  // Does not change while the count is updated.
  const place = shown?.place
  useEffect(() => {
    // No sound in calm mode.
    if (place !== undefined && !isCalm()) playUnrepeated(fanfare, 'Bravo!')
  }, [place])
  return shown && <CelebrationDialog celebration={shown} />
}

function CelebrationDialog({ celebration: { french, english } }: { celebration: Celebration }) {
  const words = useId()
  return (
    <BlockingDialog className={styles.celebration} labelledBy={words}>
      <div className={styles.stars} aria-hidden="true">
        {RAYS.map((ray) => (
          <span key={ray} style={rayStyle(ray)}>
            ★
          </span>
        ))}
      </div>
      <div className={styles.owl}>
        <Owl pose="cheering" />
      </div>
      <p id={words} className={styles.words}>
        {french} <small lang="en">{english}</small>
      </p>
    </BlockingDialog>
  )
}

function rayStyle(ray: number): CSSProperties & Record<'--ray', string> {
  return { '--ray': `${ray}deg` }
}
