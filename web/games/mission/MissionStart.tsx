import { useLayoutEffect, useRef } from 'react'
import { MISSION_SIZE } from '../../../domain/learning/mission-size.ts'
import type { Mission } from '../../lib/learning/words-query.ts'
import { Button } from '../../ui/Button.tsx'
import { LateOwl } from '../../ui/late-owl.ts'
import { Picture } from '../../ui/Picture.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './MissionStart.module.css'

const TO_DO = {
  french: "Voici ta mission d'aujourd'hui. Touche le grand bouton pour commencer.",
  english: 'Here is your mission for today. Tap the big button to begin.',
}

interface MissionStartProps {
  title: string
  /** Null while they are on their way: then there is room for them, and nothing can be begun. */
  words: Mission['words'] | null
  /** How many of its words were answered before. */
  done: number
  onStart?(): void
}

/** Before the mission: its words in pictures, and the one button that begins it or goes on. */
export function MissionStart({ title, words, done, onStart }: MissionStartProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (words && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [words])
  return (
    <section className={styles.start}>
      <LateOwl {...TO_DO} size={150} isFirst className={styles.owl} />
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <p>
          Voici ta mission d'aujourd'hui. <small lang="en">Here is your mission for today.</small>
        </p>
        {words ? <Words words={words} /> : <Room />}
        <Button ref={button} size="pupil" className={styles.button} disabled={!words} onClick={onStart}>
          <PlayIcon /> {done > 0 ? 'Continuer' : 'Commencer'}{' '}
          {words && done > 0 && <span>{`${done} / ${words.length}`}</span>}{' '}
          <small lang="en">{done > 0 ? 'Go on' : 'Start'}</small>
        </Button>
      </div>
    </section>
  )
}

function Words({ words }: { words: Mission['words'] }) {
  return (
    <ul className={styles.words} aria-label={`${words.length} mots`}>
      {words.map(({ word, french, image, isDone }) => (
        <li key={word} data-done={isDone || undefined}>
          {image === null ? (
            <span>{french}</span>
          ) : (
            <Picture image={image} word={french} alt={french} size={64} isFirst />
          )}
          {isDone && (
            <span className={styles.tick}>
              <span aria-hidden="true">✓</span>
              <span className="for-ears">, fait</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Room() {
  return (
    <ul className={styles.words} aria-hidden="true">
      {Array.from({ length: MISSION_SIZE }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike, and stay where they are
        <li key={place} />
      ))}
    </ul>
  )
}
