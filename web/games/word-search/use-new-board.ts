import { useCallback, useEffect, useState } from 'react'
import type { WordSearchAnswer } from '../../../domain/api/word-search.ts'
import type { GameItem } from '../../../domain/games/game.ts'
import { random } from '../../../domain/games/random.ts'
import { hiddenWords, type WordSearchBoard } from '../../../domain/games/word-search/board.ts'
import { BACKWARDS_PROBABILITY, GRID_SIZE, MAX_WORDS } from '../../../domain/games/word-search/grid.ts'
import { apiPost } from '../../lib/api.ts'
import { tabStorage } from '../../lib/browser-storage.ts'
import { reportProblem } from '../../lib/report-problem.ts'
import { showFailure } from '../../lib/show-failure.ts'

/** What every board is like; it grows with the longest word. */
const FORM = {
  cols: GRID_SIZE.start,
  rows: GRID_SIZE.start,
  maxWords: MAX_WORDS,
  backwardsProbability: BACKWARDS_PROBABILITY,
  upperCase: true,
  diacritics: true,
}

/** Why there is no board: it did not arrive, or its words are not where it says. */
type Problem = 'missing' | 'broken'

/**
 * Asks the server for a board of the record `id` while one is waited for, and lays it; again with `retry`. A record
 * that is not saved has no id: then its words are sent.
 */
export function useNewBoard(
  id: string,
  items: readonly GameItem[],
  isWaiting: boolean,
  lay: (board: WordSearchBoard) => void,
) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const ask = useCallback(() => {
    let isLeft = false
    setProblem(null)
    newBoard(id, items).then(
      (answer) => {
        if (isLeft) return
        if (hiddenWords(answer)) lay(answer)
        else {
          setProblem('broken')
          reportProblem(`Word search ${id}: a board whose words are not in place.`)
        }
      },
      (error: unknown) => {
        if (isLeft) return
        setProblem('missing')
        showFailure(error, 'word search')
      },
    )
    return () => {
      isLeft = true
    }
  }, [id, items, lay])
  useEffect(() => (isWaiting ? ask() : undefined), [isWaiting, ask])

  return { problem, retry: ask }
}

/** As many as a board holds, by chance: a list may have more than the API takes. */
export function wordsOfOneBoard(items: readonly GameItem[]): GameItem[] {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return random(seed).shuffle(items).slice(0, MAX_WORDS)
}

/** A board that is not the one that this player had before. */
async function newBoard(id: string, items: readonly GameItem[]): Promise<WordSearchBoard> {
  if (id === '')
    return apiPost<WordSearchAnswer>('word-search', {
      options: { ...FORM, dictionary: wordsOfOneBoard(items) },
    })
  const key = `mme:grid:${id}`
  const lastGridID = tabStorage.getItem(key)
  const { grid, words, gridID } = await apiPost<WordSearchAnswer>('word-search', {
    options: { ...FORM, id, lastGridID },
  })
  tabStorage.setItem(key, gridID)
  return { grid, words }
}
