import { useLayoutEffect, useRef } from 'react'
import type { Mission } from '../../lib/learning/words-query.ts'
import { Button } from '../../ui/Button.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './MissionStart.module.css'

interface MissionStartProps {
  title: string
  words: Mission['words']
  /** How many of its words were answered before. */
  done: number
  onStart(): void
}

/** Before the mission: its words in pictures, and the one button that begins it or goes on. */
export function MissionStart({ title, words, done, onStart }: MissionStartProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={styles.start}>
      <OwlSays
        french="Voici ta mission d'aujourd'hui."
        english="Here is your mission for today."
        size={150}
        className={styles.owl}
      />
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <p>
          Voici ta mission d'aujourd'hui. <small lang="en">Here is your mission for today.</small>
        </p>
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
        <Button ref={button} size="pupil" className={styles.button} onClick={onStart}>
          {done > 0 ? 'Continuer' : 'Commencer'} {done > 0 && <span>{`${done} / ${words.length}`}</span>}{' '}
          <small lang="en">{done > 0 ? 'Go on' : 'Start'}</small>
        </Button>
      </div>
    </section>
  )
}
