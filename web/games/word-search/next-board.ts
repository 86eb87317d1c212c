import type { WordSearchAnswer } from '../../../domain/api/word-search.ts'
import type { GameItem } from '../../../domain/games/game.ts'
import { random } from '../../../domain/games/random.ts'
import { BOARD_FORM, MAX_WORDS } from '../../../domain/games/word-search/board-form.ts'
import type { WordSearchState } from '../../../domain/games/word-search/rules.ts'
import { call } from '../../lib/api/api.ts'
import { newSeed } from '../../lib/new-seed.ts'
import { tabStorage } from '../../lib/storage/browser-storage.ts'

/** The prefetched board of the open page. */
let prefetched: { id: string; board: Promise<WordSearchAnswer> } | null = null

/** Requests a board of the record `id` while the instructions are read. */
export function prefetch(id: string): void {
  // A record that is being tried out has no id and is played once.
  if (id === '') return
  const board = requestBoard(id)
  // On failure, the game requests its own board and reports the problem.
  board.catch(() => undefined)
  prefetched = { id, board }
}

/**
 * A board that differs from the player's last one. For an unsaved record (no id), its words and form are
 * sent.
 * @throws {ApiError} if the request fails
 */
export async function nextBoard(
  id: string,
  { items, forwardsOnly }: Pick<WordSearchState, 'items' | 'forwardsOnly'>,
): Promise<WordSearchAnswer> {
  if (id === '')
    return call('POST word-search', {
      body: { options: { ...BOARD_FORM, forwardsOnly, dictionary: wordsOfOneBoard(items) } },
    })
  const prefetchedBoard = prefetched?.id === id ? prefetched.board : null
  prefetched = null
  const board = (await prefetchedBoard?.catch(() => null)) ?? (await requestBoard(id))
  tabStorage.setItem(lastBoardKey(id), board.gridID)
  return board
}

/** A random choice of words, because a list may have more than the API accepts. */
export function wordsOfOneBoard(items: readonly GameItem[]): GameItem[] {
  return random(newSeed()).shuffle(items).slice(0, MAX_WORDS)
}

function requestBoard(id: string): Promise<WordSearchAnswer> {
  const lastGridID = tabStorage.getItem(lastBoardKey(id))
  return call('POST word-search', { body: { options: { ...BOARD_FORM, id, lastGridID } } })
}

/** Storage key of the player's last board. */
function lastBoardKey(id: string): string {
  return `mme:grid:${id}`
}
