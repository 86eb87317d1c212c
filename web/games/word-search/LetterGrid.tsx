import { type CSSProperties, memo, useLayoutEffect } from 'react'
import { tracedCells, type WordSearchState } from '../../../domain/games/word-search/rules.ts'
import { cellKey } from '../../../domain/games/word-search/scan.ts'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { type CellView, cellViews, strokeOver, strokes } from './cell-view.ts'
import { type Trace, useTrace } from './use-trace.ts'
import styles from './word-search.module.css'

interface LetterGridProps {
  state: WordSearchState
  /** Must be stable between renders, so that unchanged cells do not render again. */
  onToggle(x: number, y: number): void
  onTrace(trace: Trace): void
}

/** The grid of letters with one tab stop. A tap toggles a letter; dragging selects a line. */
export function LetterGrid({ state, onToggle, onTrace }: LetterGridProps) {
  const columns = state.grid[0]?.length ?? 1
  const { trace, handlers } = useTrace(columns, onTrace)
  const traced = trace && tracedCells(state, trace.from, trace.to).map(cellKey)
  const cells = cellViews(state, traced ?? state.selected)
  const { boardProps, tabIndexOf, focus } = useRovingFocus(cells.length)
  useLayoutEffect(() => focus(0), [focus])

  const size: CSSProperties & Record<'--columns' | '--rows', number> = {
    '--columns': columns,
    '--rows': state.grid.length,
  }

  return (
    <div className={styles.place} style={size}>
      <div className={styles.paper}>
        <section {...boardProps} {...handlers} className={styles.grid} aria-label="La grille">
          {cells.map((cell, place) => (
            <Cell key={cell.id} {...cell} tabIndex={tabIndexOf(place)} onToggle={onToggle} />
          ))}
        </section>
        <svg className={styles.strokes} viewBox={`0 0 ${columns} ${state.grid.length}`} aria-hidden="true">
          {strokes(state).map(({ word, ...line }) => (
            <line key={word} {...line} className={styles.stroke} />
          ))}
          {traced && <line {...strokeOver(traced)} className={styles.trace} />}
        </svg>
      </div>
    </div>
  )
}

interface CellProps extends CellView {
  tabIndex: 0 | -1
  onToggle(x: number, y: number): void
}

const Cell = memo(function Cell({ id, letter, name, look, tabIndex, onToggle }: CellProps) {
  const [x = 0, y = 0] = id.split(',').map(Number)
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={look}
      aria-label={name}
      aria-pressed={look !== 'plain'}
      aria-disabled={look === 'found' || undefined}
      tabIndex={tabIndex}
      onClick={() => onToggle(x, y)}
    >
      {letter}
    </button>
  )
})
