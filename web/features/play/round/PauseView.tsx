import { useLayoutEffect, useRef } from 'react'
import owl from '../../../ui/art/owl.svg'
import { Bilingual } from '../../../ui/Bilingual.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PlayIcon } from '../../../ui/PlayIcon.tsx'
import styles from './round.module.css'

/** Covers a paused round until the player continues. */
export function PauseView({ onGoOn }: { onGoOn(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <section className={styles.pause} aria-labelledby="pause" data-pause>
      <img src={owl} alt="" width={120} height={140} />
      <h2 id="pause" className={styles.title}>
        Pause
      </h2>
      <Button ref={button} size="pupil" onClick={onGoOn}>
        <PlayIcon /> <Bilingual french="Continuer" english="Go on" />
      </Button>
    </section>
  )
}
