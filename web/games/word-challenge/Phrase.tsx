import type { CSSProperties } from 'react'
import { MAX_RUN_LENGTH } from '../../../domain/games/plain-text.ts'
import type { ChallengeState } from '../../../domain/games/word-challenge/rules.ts'
import { phraseFit } from '../frame/phrase-fit.ts'
import { signsByWord, spokenSigns, wordOf } from './challenge-view.ts'
import styles from './word-challenge.module.css'

/** The word as far as it is known. A lost word blinks before it is revealed. */
export function Phrase({ state }: { state: ChallengeState }) {
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
