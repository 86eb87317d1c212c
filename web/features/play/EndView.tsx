import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { COUNTING_SCORE } from '../../../domain/economy.ts'
import type { GameItem } from '../../../domain/games/game.ts'
import { mediaUrl } from '../../lib/media-url.ts'
import { playSound } from '../../lib/sound.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import styles from './EndView.module.css'
import type { Result } from './Round.tsx'
import { SpeakerIcon } from './SpeakerIcon.tsx'

interface EndViewProps {
  result: Result
  /** The path of the page with the game's words; undefined where it is not known. */
  wordsPath: string | undefined
  onReplay(): void
  onBack(): void
}

/** After the game: the cheer, what to look at again, and where to go from here. */
export function EndView({
  result: { cheer, missed, progress, score },
  wordsPath,
  onReplay,
  onBack,
}: EndViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <div className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.cheer}>
        {cheer}
      </h2>
      <p className={styles.score}>
        <span aria-hidden="true">★</span> {progress.done} / {progress.total}
      </p>
      {score !== undefined && <Points score={score} />}
      {missed.length === 0 ? <p>Aucune erreur!</p> : <Missed items={missed} />}
      <div className={styles.actions}>
        <Button size="pupil" onClick={onReplay}>
          Rejouer <small lang="en">Play again</small>
        </Button>
        <Button size="pupil" look="soft" onClick={onBack}>
          Retour au début
        </Button>
        {wordsPath !== undefined && (
          <Link to={wordsPath} className={buttonClass({ look: 'soft', size: 'pupil' })}>
            Revoir les mots
          </Link>
        )}
      </div>
    </div>
  )
}

/** What a game for points was worth, and what it takes to count. */
function Points({ score }: { score: number }) {
  return (
    <>
      <p className={styles.score}>{score} points</p>
      {score < COUNTING_SCORE && (
        <p>
          Il faut {COUNTING_SCORE} points pour que le jeu compte.{' '}
          <span lang="en">The game counts from {COUNTING_SCORE} points.</span>
        </p>
      )}
    </>
  )
}

function Missed({ items }: { items: GameItem[] }) {
  return (
    <section className={styles.missed}>
      <h3>Mots à revoir</h3>
      <ul>
        {items.map(({ word, image, sound }) => (
          <li key={word}>
            <button type="button" onClick={() => playSound(sound && mediaUrl(sound), word)}>
              {image !== null && <Picture image={image} word={word} size={72} className={styles.picture} />}
              <span>
                <span className="for-ears">Écouter : </span>
                {word}
              </span>
              <SpeakerIcon />
            </button>
          </li>
        ))}
      </ul>
      <SoundNotice />
    </section>
  )
}
