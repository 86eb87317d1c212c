import { useState } from 'react'
import owl from '../../ui/art/owl.svg'
import { Button } from '../../ui/Button.tsx'
import styles from './StoryEnd.module.css'

const CHEERS = ['Bravo!', 'Super!', 'Très Bien!', 'Fantastique!']

/** After the last page. */
export function StoryEnd({ onAgain, onClose }: { onAgain(): void; onClose(): void }) {
  const [cheer] = useState(() => CHEERS[Math.floor(Math.random() * CHEERS.length)])
  return (
    <div className={styles.end}>
      <img className={styles.owl} src={owl} alt="" width={240} height={280} />
      <p className={styles.cheer} role="status">
        {cheer}
      </p>
      <p>Tu as lu toute l'histoire.</p>
      <div className={styles.buttons}>
        <Button size="pupil" onClick={onAgain}>
          Encore une fois
        </Button>
        <Button size="pupil" look="soft" onClick={onClose}>
          Un autre livre
        </Button>
      </div>
    </div>
  )
}
