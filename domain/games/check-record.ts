import { foreignFiles } from '../own-files.ts'
import type { DeckNote } from './deck-note.ts'
import { DeckFault } from './game.ts'
import type { GameKind } from './kinds.ts'
import { isJson, readJson } from './record-items.ts'
import { games } from './registry.ts'

/** What the teacher is to be told of a record. */
export interface RecordCheck {
  /** Something is left that can be played. */
  isPlayable: boolean
  /** Why it cannot be published; none where it can. */
  faults: readonly DeckNote[]
  /** What it lacks without being unplayable. */
  warnings: readonly DeckNote[]
}

/** The check of a record, by the deck of its kind. */
export function checkRecord(kind: GameKind, data: string): RecordCheck {
  try {
    const { faults, warnings } = games[kind].rules.parseDeck(data)
    const foreign = foreignFiles(isJson(data) ? readJson(data) : null)
    const notes = foreign.map(
      ({ path, file }): DeckNote => ({ code: 'foreignFile', field: path.join('.'), file }),
    )
    return { isPlayable: true, faults: [...faults, ...notes], warnings }
  } catch (error) {
    if (!(error instanceof DeckFault)) throw error
    return { isPlayable: false, faults: [error.note], warnings: [] }
  }
}
