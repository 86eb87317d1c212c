import type { WordSearchAnswer } from '../../../domain/api/word-search.ts'
import type { GameItem } from '../../../domain/games/game.ts'
import { random } from '../../../domain/games/random.ts'
import { BOARD_FORM, MAX_WORDS } from '../../../domain/games/word-search/grid.ts'
import type { WordSearchState } from '../../../domain/games/word-search/rules.ts'
import { call } from '../../lib/api/api.ts'
import { tabStorage } from '../../lib/storage/browser-storage.ts'

/** The board of the page that is open, on its way before anybody waits for it. */
let ahead: { id: string; board: Promise<WordSearchAnswer> } | null = null

/** Asks for a board of the record `id` while its instructions are read, so that it is there when the game begins. */
export function prefetch(id: string): void {
  // A record that is only tried has no id, and is played once.
  if (id === '') return
  const board = askFor(id)
  // Where it does not arrive, the game asks for its own, and says so.
  board.catch(() => undefined)
  ahead = { id, board }
}

/**
 * A board that is not the one that this player had before. A record that is not saved has no id: then its words are sent,
 * and how they are to be written.
 * @throws {ApiError} where none arrives
 */
export async function nextBoard(
  id: string,
  { items, forwardsOnly }: Pick<WordSearchState, 'items' | 'forwardsOnly'>,
): Promise<WordSearchAnswer> {
  if (id === '')
    return call('POST word-search', {
      body: { options: { ...BOARD_FORM, forwardsOnly, dictionary: wordsOfOneBoard(items) } },
    })
  const asked = ahead?.id === id ? ahead.board : null
  ahead = null
  const board = (await asked?.catch(() => null)) ?? (await askFor(id))
  tabStorage.setItem(lastKey(id), board.gridID)
  return board
}

/** As many as a board holds, by chance: a list may have more than the API takes. */
export function wordsOfOneBoard(items: readonly GameItem[]): GameItem[] {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return random(seed).shuffle(items).slice(0, MAX_WORDS)
}

function askFor(id: string): Promise<WordSearchAnswer> {
  const lastGridID = tabStorage.getItem(lastKey(id))
  return call('POST word-search', { body: { options: { ...BOARD_FORM, id, lastGridID } } })
}

/** Where the name of the player's last board is kept. */
function lastKey(id: string): string {
  return `mme:grid:${id}`
}
