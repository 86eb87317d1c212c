import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { MAX_RUN_LENGTH } from '../../../domain/games/plain-text.ts'
import {
  type ChallengeAction,
  type ChallengeState,
  keysOf,
} from '../../../domain/games/word-challenge/rules.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { useCan } from '../../lib/session/actor.ts'
import bear from '../../ui/art/bear.svg'
import { Picture } from '../../ui/Picture.tsx'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { ListenButton } from '../frame/ListenButton.tsx'
import { Mark } from '../frame/Mark.tsx'
import { NextButton } from '../frame/NextButton.tsx'
import { phraseFit } from '../frame/phrase-fit.ts'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { useTypedLetters } from '../frame/use-typed-letters.ts'
import {
  announcement,
  balloonsLeftText,
  keyView,
  livesLeft,
  signsByWord,
  spokenSigns,
  wordOf,
} from './challenge-view.ts'
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
        <p className={styles.lives}>{balloonsLeftText(lives)}</p>
      </div>
      <section className={styles.sheet} aria-label="Le mot à trouver">
        {image !== null && (
          <Picture
            key={image}
            image={image}
            word="?"
            alt={caption}
            lang="en"
            size={180}
            isFirst
            className={styles.picture}
          />
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
  return useCan('seeHiddenPages') ? <p className={styles.answer}>{word}</p> : null
}

/** The word as far as it is known. A lost word blinks before it is revealed. */
function Phrase({ state }: { state: ChallengeState }) {
  const { columns, lines } = phraseFit(wordOf(state).word, 3)
  const style: CSSProperties & Record<'--columns' | '--lines', number> = {
    '--columns': columns,
    '--lines': lines,
  }
  return (
    <div className={styles.place}>
      <div
        role="img"
        aria-label={spokenSigns(state)}
        className={styles.phrase}
        data-phase={state.phase}
        style={style}
      >
        {signsByWord(state).map((word) => (
          <span
            key={word[0]?.id}
            className={styles.word}
            data-broken={word.length > MAX_RUN_LENGTH || undefined}
          >
            {word.map(({ id, sign, isGuess, isRevealed }) => (
              <span
                key={id}
                className={styles.sign}
                data-guess={isGuess || undefined}
                data-revealed={isRevealed || undefined}
              >
                {sign}
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Keys with all French letters, including accents. Each can be used once per word. */
function LetterKeys({ state, onGuess }: { state: ChallengeState; onGuess(letter: string): void }) {
  const keys = keysOf(state)
  const { boardProps, tabIndexOf, focus } = useRovingFocus(keys.length)
  const { ref } = boardProps
  const { round, phase } = state
  useLayoutEffect(() => {
    if (round === 0 || isFocusFree(ref.current)) focus(0)
  }, [round, ref, focus])

  return (
    <section
      {...boardProps}
      className={styles.keys}
      data-few={state.isHeard || undefined}
      aria-label="Les lettres"
    >
      {keys.map((key, place) => {
        const { look, name } = keyView(state, key)
        return (
          <button
            key={key}
            type="button"
            className={styles.key}
            data-look={look}
            aria-label={name}
            aria-disabled={look !== 'open' || phase !== 'guessing' || undefined}
            tabIndex={tabIndexOf(place)}
            onClick={() => onGuess(key)}
          >
            {key}
            {look !== 'open' && <Mark look={look} />}
          </button>
        )
      })}
    </section>
  )
}

const balloons = [
  { colour: '#e8505b', x: 48, y: 62 },
  { colour: '#4aa3df', x: 152, y: 62 },
  { colour: '#ffc94a', x: 100, y: 40 },
] as const

/** A bear with three balloons. Lost balloons fly away. */
function Balloons({ left }: { left: number }) {
  return (
    <svg className={styles.scene} viewBox="0 0 200 250" preserveAspectRatio="xMidYMax" aria-hidden="true">
      {balloons.map(({ colour, x, y }, index) => (
        <g key={colour} className={styles.balloon} data-free={index >= left || undefined}>
          <path
            d={`M${x} ${y + 36}Q${(x + 100) / 2 + 6} 130 100 178`}
            fill="none"
            stroke="#655a7d"
            strokeWidth="2"
          />
          <path d={`M${x - 6} ${y + 44}l6-10 6 10z`} fill={colour} />
          <ellipse cx={x} cy={y} rx="32" ry="38" fill={colour} />
          <path
            d={`M${x - 14} ${y - 16}q4-10 12-11`}
            fill="none"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <image href={bear} x="52" y="152" width="96" height="96" />
    </svg>
  )
}
