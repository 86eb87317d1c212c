import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { MISSION_SIZE } from '../../../domain/learning/mission-size.ts'
import { Button } from '../../ui/Button.tsx'
import { LazyOwl } from '../../ui/lazy-owl.ts'
import { Picture } from '../../ui/Picture.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './MissionStart.module.css'

const PLACEHOLDERS = Array.from({ length: MISSION_SIZE }, (_none, place) => place)
/** By this id, the replay of an early click finds the button that has replaced the prerendered one. */
const START_ID = 'start'

/**
 * The path on which the button was pressed before its words had loaded. If the start screen is replaced by
 * another one on this path, that one starts.
 */
let pressedPath: string | null = null
/** The pressed button. Browsers send no click if it is replaced before the pointer is released. */
let heldButton: Element | null = null

/** False at build time, where there is no location. */
function isPressedHere(): boolean {
  return pressedPath !== null && pressedPath === location.pathname
}

type StartWord = Pick<ShownWord, 'word' | 'french' | 'image'> & { isDone?: boolean }

interface MissionStartProps {
  title: string
  /** Introduces the mission. */
  text: OwlText
  /** What the owl says, if it is more than `text`. */
  said?: OwlText
  /** Null while loading: placeholders are shown, and an early press takes effect when the words arrive. */
  words: readonly StartWord[] | null
  /** Number of words already answered correctly. */
  done: number
  /** The number of placeholders. */
  expected?: number
  onStart?(): void
  /** Shown below the button. While loading, null reserves its space. */
  children?: ReactNode
}

/** Start of a mission: its words as pictures, and a button that starts or continues it. */
export function MissionStart({
  title,
  text,
  said = text,
  words,
  done,
  expected = MISSION_SIZE,
  onStart,
  children,
}: MissionStartProps) {
  const button = useRef<HTMLButtonElement>(null)
  // A transition, so that the button responds before the mission renders.
  const [isBeginning, begin] = useTransition()
  const [isPressed, setPressed] = useState(isPressedHere)
  const start = () => {
    if (words && onStart) return begin(onStart)
    pressedPath = location.pathname
    setPressed(true)
  }
  const startPressed = useEffectEvent(start)
  useEffect(() => {
    if (!words) return
    const isToStart = isPressedHere()
    pressedPath = null
    if (isToStart) startPressed()
  }, [words])
  // Forget the press when the page is left or an error replaces the start screen.
  useEffect(
    () => () => {
      if (!isPressedHere() || !document.getElementById(START_ID)) pressedPath = null
    },
    [],
  )
  useLayoutEffect(() => {
    if (words && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [words])
  return (
    <section className={styles.start}>
      <div className={styles.owl}>
        <LazyOwl {...said} size={180} />
      </div>
      <div className={styles.card}>
        <h1>{title}</h1>
        <p>
          {text.french} <small lang="en">{text.english}</small>
        </p>
        {words ? <Words words={words} /> : <WordPlaceholders places={expected} />}
        <Button
          ref={button}
          id={START_ID}
          size="pupil"
          className={styles.button}
          data-pressed={isBeginning || isPressed || undefined}
          onPointerDown={({ currentTarget }) => {
            heldButton = currentTarget
          }}
          onPointerUp={() => {
            if (heldButton && !heldButton.isConnected) start()
            heldButton = null
          }}
          onClick={start}
        >
          <PlayIcon /> {done > 0 ? 'Continuer' : 'Commencer'}{' '}
          {words && done > 0 && <span>{`${done} / ${words.length}`}</span>}{' '}
          <small lang="en">{done > 0 ? 'Go on' : 'Start'}</small>
        </Button>
        {(words ? children : children !== undefined) && <div className={styles.level}>{children}</div>}
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

function WordPlaceholders({ places }: { places: number }) {
  return (
    <ul className={styles.words} aria-hidden="true">
      {PLACEHOLDERS.slice(0, places).map((place) => (
        <li key={place} />
      ))}
    </ul>
  )
}
