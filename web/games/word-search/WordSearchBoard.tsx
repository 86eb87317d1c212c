import { type CSSProperties, memo, useCallback, useLayoutEffect, useRef } from 'react'
import type { WordSearchBoard as Board } from '../../../domain/games/word-search/board.ts'
import {
  tracedCells,
  type WordSearchAction,
  type WordSearchState,
} from '../../../domain/games/word-search/rules.ts'
import { cellKey } from '../../../domain/games/word-search/scan.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { listen } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageLoader } from '../../ui/Loading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Said } from '../../ui/Said.tsx'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { FitText } from '../frame/FitText.tsx'
import { Mark } from '../frame/Mark.tsx'
import { announcement, type CellView, cellViews, strokeOver, strokes } from './cell-view.ts'
import { type Problem, useNewBoard } from './use-new-board.ts'
import { type Trace, useTrace } from './use-trace.ts'
import styles from './word-search.module.css'

/** A grid of letters with hidden words. */
export function WordSearchBoard({ state, act, actNow, id }: BoardProps<WordSearchState, WordSearchAction>) {
  const lay = useCallback((board: Board) => act({ type: 'lay', board }), [act])
  const toggle = useCallback((x: number, y: number) => act({ type: 'toggle', x, y }), [act])
  // Synchronous, so that nothing else is painted between the drawn line and the found word.
  const trace = useCallback((line: Trace) => actNow({ type: 'trace', ...line }), [actNow])
  const { problem, retry } = useNewBoard(id, state, lay)
  usePreloadedMedia(state.items)

  if (state.phase === 'waiting') {
    return (
      <div className={styles.waiting}>
        {problem ? <NoBoard problem={problem} onRetry={retry} /> : <PageLoader />}
      </div>
    )
  }
  return (
    <div className={styles.board}>
      <LetterGrid state={state} onToggle={toggle} onTrace={trace} />
      <WordList state={state} />
      <p className="for-ears" aria-live="polite">
        {announcement(state)}
      </p>
    </div>
  )
}

function NoBoard({ problem, onRetry }: { problem: Problem; onRetry(): void }) {
  const retry = useRef<HTMLButtonElement>(null)
  // The pressed button ("Commencer" or "Réessayer") is gone.
  useLayoutEffect(() => {
    if (isFocusFree(null)) retry.current?.focus()
  }, [])
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <Said {...sentenceFor(problem)} />
      </p>
      <Button ref={retry} size="pupil" onClick={onRetry}>
        <Bilingual french="Réessayer" english="Try again" />
      </Button>
    </div>
  )
}

function sentenceFor(problem: Problem): Sentence {
  if (problem === 'broken')
    return { message: "Cette grille n'est pas bonne.", english: 'This grid has a fault.' }
  if (problem !== 'missing') return problem
  return {
    message: "La grille ne s'est pas chargée. Es-tu en ligne?",
    english: 'The grid did not load. Are you online?',
  }
}

interface LetterGridProps {
  state: WordSearchState
  /** Must be stable between renders, so that unchanged cells do not render again. */
  onToggle(x: number, y: number): void
  onTrace(trace: Trace): void
}

/** The grid of letters with one tab stop. A tap toggles a letter; dragging selects a line. */
function LetterGrid({ state, onToggle, onTrace }: LetterGridProps) {
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

/** The words to find, with pictures. A tap speaks the word. */
function WordList({ state: { words, found, items } }: { state: WordSearchState }) {
  const texts = words.map(({ original }) => original)
  const done = new Set(found.map(({ word }) => word))
  return (
    <ul className={styles.list} aria-label="Les mots à trouver">
      {words.map(({ original, image }, word) => {
        const sound = items.find((item) => item.word === original)?.sound ?? null
        return (
          <li key={original} className={styles.item} data-found={done.has(word) || undefined}>
            <button type="button" className={styles.word} onClick={() => listen(sound, original)}>
              {image !== null && (
                <Picture image={image} word={original} size={44} isFirst className={styles.picture} />
              )}
              <FitText text={original} siblings={texts} ratio={4} />
              {done.has(word) && (
                <>
                  <span className="for-ears">, trouvé</span>
                  <Mark look="good" />
                </>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
