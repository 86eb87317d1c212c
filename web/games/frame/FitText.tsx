import type { CSSProperties, ReactNode } from 'react'
import { hasLongRun, MAX_RUN_LENGTH } from '../../../domain/games/plain-text.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import styles from './frame.module.css'
import { commonFit, phraseFit } from './phrase-fit.ts'

interface FitTextProps {
  text: string
  /** All texts shown together, including this one. They get the same size. */
  siblings?: readonly string[]
  /** Approximate width-to-height ratio of the available space. */
  ratio?: number
  /** Ratio on narrow screens. The line breaks that give the larger text are used. */
  narrowRatio?: number
  /** The text with markup, if there is any. */
  children?: ReactNode
}

/** Text as large as its container allows, up to `--most`, independent of the reader's text size. Never clipped. */
export function FitText({
  text,
  siblings = [text],
  ratio,
  narrowRatio = ratio,
  children = hyphenated(text),
}: FitTextProps) {
  const isLong = hasLongRun(text)
  const fitFor = (one?: number) => (isLong ? phraseFit(text, one) : commonFit(siblings, one))
  const wide = fitFor(ratio)
  const narrow = fitFor(narrowRatio)
  const style: CSSProperties &
    Record<'--columns' | '--lines' | '--narrow-columns' | '--narrow-lines', number> = {
    '--columns': wide.columns,
    '--lines': wide.lines,
    '--narrow-columns': narrow.columns,
    '--narrow-lines': narrow.lines,
    ...(isLong && { overflowWrap: 'anywhere' }),
  }
  return (
    <span className={styles.place}>
      <span className={styles.text} style={style}>
        {children}
      </span>
    </span>
  )
}

const HYPHENATED = /(\S*-\S*)/

/** Keeps words with hyphens, e.g. "viens-tu", on one line, as `phraseFit` does. */
function hyphenated(text: string): ReactNode {
  return frenchSpaces(text)
    .split(HYPHENATED)
    .map((part, place) =>
      place % 2 === 0 || part.length > MAX_RUN_LENGTH ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice.
        <span key={place} className={styles.unbroken}>
          {part}
        </span>
      ),
    )
}
