import { useCallback, useLayoutEffect, useRef } from 'react'
import type { WordSearchBoard as Board } from '../../../domain/games/word-search/board.ts'
import type { WordSearchAction, WordSearchState } from '../../../domain/games/word-search/rules.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { Button } from '../../ui/Button.tsx'
import { PageLoader } from '../../ui/Loading.tsx'
import { Said } from '../../ui/Said.tsx'
import { announcement } from './cell-view.ts'
import { LetterGrid } from './LetterGrid.tsx'
import { type Problem, useNewBoard } from './use-new-board.ts'
import type { Trace } from './use-trace.ts'
import { WordList } from './WordList.tsx'
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

interface NoBoardProps {
  problem: Problem
  onRetry(): void
}

function NoBoard({ problem, onRetry }: NoBoardProps) {
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
        Réessayer <small lang="en">Try again</small>
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
