import { type ReactNode, useLayoutEffect, useRef, useTransition } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { MISSION_SIZE } from '../../../domain/learning/mission-size.ts'
import { Button } from '../../ui/Button.tsx'
import { LateOwl } from '../../ui/late-owl.ts'
import { Picture } from '../../ui/Picture.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './MissionStart.module.css'

const PLACES = Array.from({ length: MISSION_SIZE }, (_none, place) => place)

type StartWord = Pick<ShownWord, 'word' | 'french' | 'image'> & { isDone?: boolean }

interface MissionStartProps {
  title: string
  /** Introduces the mission. */
  text: OwlText
  /** Spoken text, if it is longer. */
  said?: OwlText
  /** Null while loading; placeholders are shown and the button is disabled. */
  words: readonly StartWord[] | null
  /** Number of words already answered correctly. */
  done: number
  onStart?(): void
  /** Shown below the button. Its space is reserved unless it is undefined. */
  children?: ReactNode
}

/** Start of a mission: its words as pictures, and a button that starts or continues it. */
export function MissionStart({
  title,
  text,
  said = text,
  words,
  done,
  onStart,
  children,
}: MissionStartProps) {
  const button = useRef<HTMLButtonElement>(null)
  // A transition, so that the button responds before the mission renders.
  const [isBeginning, begin] = useTransition()
  useLayoutEffect(() => {
    if (words && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [words])
  return (
    <section className={styles.start}>
      <div className={styles.owl}>
        <LateOwl {...said} size={180} />
      </div>
      <div className={styles.card}>
        <h1>{title}</h1>
        <p>
          {text.french} <small lang="en">{text.english}</small>
        </p>
        {words ? <Words words={words} /> : <Room />}
        <Button
          ref={button}
          size="pupil"
          className={styles.button}
          disabled={!words}
          data-pressed={isBeginning || undefined}
          onClick={onStart && (() => begin(onStart))}
        >
          <PlayIcon /> {done > 0 ? 'Continuer' : 'Commencer'}{' '}
          {words && done > 0 && <span>{`${done} / ${words.length}`}</span>}{' '}
          <small lang="en">{done > 0 ? 'Go on' : 'Start'}</small>
        </Button>
        {children !== undefined && <div className={styles.level}>{children}</div>}
      </div>
    </section>
  )
}

function Words({ words }: { words: readonly StartWord[] }) {
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
      {PLACES.map((place) => (
        <li key={place} />
      ))}
    </ul>
  )
}
