import type { CSSProperties } from 'react'
import type { SpokenText } from '../../../domain/api/page.ts'
import { useEnglish } from './english.ts'
import styles from './NumberGrid.module.css'
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
    <ul className={styles.grid} style={style}>
      {numbers.map((number) => (
        <li key={number.value}>
          <NumberTile number={number} />
        </li>
      ))}
    </ul>
  )
}

function NumberTile({ number }: { number: SpokenNumber }) {
  const { isSpeaking, speak } = useSpeech(number)
  const { isShown } = useEnglish()
  return (
    <button type="button" className={styles.tile} data-speaking={isSpeaking || undefined} onClick={speak}>
      <span className={styles.value}>{number.value}</span>
      <span className={styles.name}>{number.french}</span>
      {isShown && <span lang="en">{number.english}</span>}
    </button>
  )
}
