import type { CSSProperties } from 'react'
import type { SpokenText } from '../../../../domain/api/page.ts'
import { useSpeech } from '../../../lib/sound/use-speech.ts'
import { WordCover } from '../Cover.tsx'
import { useStudied } from '../study.ts'
import type { FormProps } from './form-props.ts'
import styles from './NumberGrid.module.css'

type SpokenNumber = SpokenText & { value: number }

/** A grid for counting. Each number speaks its name. */
export function NumberGrid({ content, children }: FormProps<'number-grid'>) {
  const style: CSSProperties & Record<'--columns', number> = { '--columns': content.columns }
  return (
    <>
      <div className={styles.frame}>
        <ul className={styles.grid} style={style}>
          {content.numbers.map((number) => (
            <li key={number.value}>
              <NumberTile number={number} />
            </li>
          ))}
        </ul>
      </div>
      {children}
    </>
  )
}

function NumberTile({ number }: { number: SpokenNumber }) {
  const { value, french, english } = number
  const { isSpeaking, isMute, speak } = useSpeech(number)
  const studied = useStudied(number, true)
  // Digits belong to no language: they are hidden with the English, and are the clue for hidden French.
  const isValueHidden = studied.english === 'hidden'
  const touch = () => {
    if (studied.isFrenchHidden || isValueHidden) studied.reveal()
    speak()
  }
  return (
    <button
      type="button"
      className={styles.tile}
      data-speaking={isSpeaking || undefined}
      data-mute={isMute || undefined}
      onClick={touch}
    >
      <span className={styles.value}>{isValueHidden ? <WordCover /> : value}</span>
      <span>{studied.isFrenchHidden ? <WordCover /> : french}</span>
      {(studied.english === 'shown' || studied.english === 'help') && english !== String(value) && (
        <span lang="en" data-stays={studied.english === 'shown' || undefined}>
          {english}
        </span>
      )}
      {(studied.isFrenchHidden || isValueHidden) && <span className="for-ears"> – montrer</span>}
    </button>
  )
}
