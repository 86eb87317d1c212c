import { useEffect, useRef } from 'react'
import type { LyricLine } from '../../../domain/api/song.ts'
import { useSound } from '../../lib/sound/sound.ts'
import { sungParts } from './current-line.ts'
import styles from './Lyrics.module.css'

interface LyricsProps {
  lines: LyricLine[]
  /** Index of the line being played or spoken; -1 for none. */
  current: number
  /** Seconds from the start of the music; null while the lines are spoken. */
  time: number | null
  /** Called with the start of the chosen line, in seconds. */
  onChoose(seconds: number): void
}

/**
 * Lyrics of a song. The current line is centred in the frame, and its syllables are highlighted in time with
 * the music.
 */
export function Lyrics({ lines, current, time, onChoose }: LyricsProps) {
  const frame = useRef<HTMLOListElement>(null)
  const { unheard } = useSound()

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
            data-mute={unheard?.text === line.french || undefined}
            onClick={() => onChoose(line.start)}
          >
            <SungLine line={line} time={index === current ? time : null} />
            <span className={styles.english} lang="en">
              {line.english}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function SungLine({ line, time }: { line: LyricLine; time: number | null }) {
  if (time === null) return line.french
  return sungParts(line, time).map(({ start, text, state }) => (
    <span key={start} className={styles.syllable} data-sung={state}>
      {text}
    </span>
  ))
}
