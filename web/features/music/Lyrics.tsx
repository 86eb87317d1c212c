import { useEffect, useRef } from 'react'
import type { LyricLine } from '../../../domain/api/song.ts'
import styles from './Lyrics.module.css'

interface LyricsProps {
  lines: LyricLine[]
  /** The index of the line that is played or said; -1 for none. */
  current: number
  isEnglishShown: boolean
  /** A line was touched: play from its beginning, in seconds. */
  onChoose(seconds: number): void
}

/** The words of a song. The line that is played or said is marked and kept in the middle of their frame. */
export function Lyrics({ lines, current, isEnglishShown, onChoose }: LyricsProps) {
  const frame = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const list = frame.current
    const line = list?.children[current]
    if (!list || !(line instanceof HTMLElement)) return
    list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2
  }, [current])

  return (
    <ol ref={frame} className={styles.lines} aria-label="Les paroles">
      {lines.map((line, index) => (
        <li key={line.start}>
          <button
            type="button"
            className={styles.line}
            aria-current={index === current || undefined}
            onClick={() => onChoose(line.start)}
          >
            {line.french}
            {isEnglishShown && (
              <span className={styles.english} lang="en">
                {line.english}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}
