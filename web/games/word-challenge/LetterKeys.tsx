import { useLayoutEffect } from 'react'
import { type ChallengeState, keysOf } from '../../../domain/games/word-challenge/rules.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { Mark } from '../frame/Mark.tsx'
import { keyView } from './challenge-view.ts'
import styles from './word-challenge.module.css'

interface LetterKeysProps {
  state: ChallengeState
  onGuess(letter: string): void
}

/** Keys with all French letters, including accents. Each can be used once per word. */
export function LetterKeys({ state, onGuess }: LetterKeysProps) {
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
