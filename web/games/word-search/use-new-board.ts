import { useCallback, useEffect, useState } from 'react'
import { hiddenWords, type WordSearchBoard } from '../../../domain/games/word-search/board.ts'
import type { WordSearchState } from '../../../domain/games/word-search/rules.ts'
import { ApiError, type Sentence, sentenceOf } from '../../lib/api/api.ts'
import { reportProblem } from '../../lib/api/report-problem.ts'
import { showFailure } from '../../lib/api/show-failure.ts'
import { nextBoard } from './next-board.ts'

/** Why there is no board: the request failed, the server refused it, or its words are not in the grid. */
export type Problem = 'missing' | Sentence | 'broken'

/** Requests a board of the record `id` while the game waits for one, and passes it to `lay`. `retry` requests again. */
export function useNewBoard(
  id: string,
  { phase, items, forwardsOnly }: WordSearchState,
  lay: (board: WordSearchBoard) => void,
) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const ask = useCallback(() => {
    let isLeft = false
    setProblem(null)
    nextBoard(id, { items, forwardsOnly }).then(
      ({ grid, words }) => {
        if (isLeft) return
        const board = { grid, words }
        if (hiddenWords(board)) lay(board)
        else {
          setProblem('broken')
          reportProblem(`Word search ${id}: a board whose words are not in place.`)
        }
      },
      (error: unknown) => {
        if (isLeft) return
        // Network failures have no code.
        setProblem(error instanceof ApiError && error.code ? sentenceOf(error) : 'missing')
        showFailure(error, 'word search')
      },
    )
    return () => {
      isLeft = true
    }
  }, [id, items, forwardsOnly, lay])
  const isWaiting = phase === 'waiting'
  useEffect(() => (isWaiting ? ask() : undefined), [isWaiting, ask])

  return { problem, retry: ask }
}
