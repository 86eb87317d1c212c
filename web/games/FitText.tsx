import type { CSSProperties, ReactNode } from 'react'
import { hasLongRun } from '../../domain/games/plain-text.ts'
import { frenchSpaces } from '../lib/text/french-spaces.ts'
import styles from './FitText.module.css'
import { commonFit, phraseFit } from './phrase-fit.ts'

interface FitTextProps {
  text: string
  /** The texts it stands beside, itself among them: all get one size. */
  beside?: readonly string[]
  /** About the width to the height of its place. */
  ratio?: number
  /** The same on a screen where its place is narrower: it is broken for the one that leaves it larger. */
  narrowRatio?: number
  /** The text with its marks, where it has any. */
  children?: ReactNode
}

/** Text as large as its place allows, up to `--most`, whatever the reader's text size: nothing is ever clipped. */
export function FitText({
  text,
  beside = [text],
  ratio,
  narrowRatio = ratio,
  children = frenchSpaces(text),
}: FitTextProps) {
  const isLong = hasLongRun(text)
  const fitFor = (one?: number) => (isLong ? phraseFit(text, one) : commonFit(beside, one))
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
