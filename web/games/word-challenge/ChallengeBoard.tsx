import { useRef } from 'react'
import type { ChallengeAction, ChallengeState } from '../../../domain/games/word-challenge/rules.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { useCan } from '../../lib/session/actor.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ListenButton } from '../frame/ListenButton.tsx'
import { NextButton } from '../frame/NextButton.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { useTypedLetters } from '../frame/use-typed-letters.ts'
import { Balloons } from './Balloons.tsx'
import { announcement, balloonsLeft, livesLeft, wordOf } from './challenge-view.ts'
import { LetterKeys } from './LetterKeys.tsx'
import { Phrase } from './Phrase.tsx'
import styles from './word-challenge.module.css'

/** A word to guess letter by letter. Each wrong letter releases a balloon. */
export function ChallengeBoard({ state, act, isPaused }: BoardProps<ChallengeState, ChallengeAction>) {
  const board = useRef<HTMLDivElement>(null)
  const { word, image, sound, caption } = wordOf(state)
  // Without a picture or clue, the word itself is spoken.
  const isHeard = state.isHeard || (image === null && caption === undefined)
  const lives = livesLeft(state)
  const isShown = state.phase === 'won' || state.phase === 'lost'
  const guess = (letter: string) => act({ type: 'guess', letter })
  useTypedLetters(board, state.phase === 'guessing' && !isPaused, guess)
  usePreloadedMedia(state.items)
  useRoundSound(isHeard && state.phase === 'guessing', state.round, sound, word)

  return (
    <div ref={board} className={styles.board}>
      <div className={styles.balloons}>
        <Balloons left={lives} />
        <p className={styles.lives}>{balloonsLeft(lives)}</p>
      </div>
      <section className={styles.sheet} aria-label="Le mot à trouver">
        {image !== null && (
          <Picture key={image} image={image} word="?" size={180} isFirst className={styles.picture} />
        )}
        <Phrase state={state} />
        <div className={styles.tools}>
          {image === null && caption !== undefined && (
            <p lang="en" data-stays className={styles.clue}>
              {caption}
            </p>
          )}
          <Answer word={word} />
          {(isShown || isHeard) && <ListenButton sound={sound} text={word} />}
          {isShown && (
            <>
              <strong className={styles.verdict} data-look={state.phase}>
                {state.phase === 'won' ? 'Oui!' : 'Non!'}
              </strong>
              <NextButton english="Next word" onNext={() => act({ type: 'next' })}>
                Mot suivant
              </NextButton>
            </>
          )}
        </div>
      </section>
      <LetterKeys state={state} onGuess={guess} />
      <p className="for-ears" aria-live="polite">
        {announcement(state)}
      </p>
    </div>
  )
}

/** Shows the answer to teachers, who demonstrate the game to a class. */
function Answer({ word }: { word: string }) {
  return useCan('seeAnswers') ? <p className={styles.answer}>{word}</p> : null
}
