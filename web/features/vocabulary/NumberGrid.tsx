import type { CSSProperties } from 'react'
import type { SpokenText } from '../../../domain/api/page.ts'
import { Cover } from './Cover.tsx'
import styles from './NumberGrid.module.css'
import { useStudied } from './study.ts'
import { useSpeech } from './use-speech.ts'

type SpokenNumber = SpokenText & { value: number }

interface NumberGridProps {
  /** How many numbers stand in a row; fewer where the screen is narrow. */
  columns: number
  numbers: SpokenNumber[]
}

/** A grid to count by: every number says its name. */
export function NumberGrid({ columns, numbers }: NumberGridProps) {
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns }
  return (
    <div className={styles.room}>
      <ul className={styles.grid} style={style}>
        {numbers.map((number) => (
          <li key={number.value}>
            <NumberTile number={number} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NumberTile({ number }: { number: SpokenNumber }) {
  const { value, french, english } = number
  const { isSpeaking, speak } = useSpeech(number)
  const studied = useStudied(number, true)
  // Digits are no language: they are what is hidden with the English, and the clue where the French is.
  const isValueHidden = studied.english === 'hidden'
  const touch = () => {
    if (studied.isFrenchHidden || isValueHidden) studied.reveal()
    speak()
  }
  return (
    <button type="button" className={styles.tile} data-speaking={isSpeaking || undefined} onClick={touch}>
      <span className={styles.value}>{isValueHidden ? <Cover /> : value}</span>
      <span>{studied.isFrenchHidden ? <Cover /> : french}</span>
      {studied.english === 'shown' && english !== String(value) && <span lang="en">{english}</span>}
      {(studied.isFrenchHidden || isValueHidden) && <span className="for-ears"> – montrer</span>}
    </button>
  )
}
