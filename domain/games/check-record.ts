import { foreignFiles } from '../own-files.ts'
import type { DeckNote } from './deck-note.ts'
import { DeckFault } from './game.ts'
import type { GameKind } from './kinds.ts'
import { isJson, readJson } from './record-items.ts'
import { games } from './registry.ts'

/** The result of checking a record, for the teacher. */
export interface RecordCheck {
  /** True if enough can be played. */
  isPlayable: boolean
  /** Reasons why it cannot be published. */
  faults: readonly DeckNote[]
  /** Problems that do not prevent playing. */
  warnings: readonly DeckNote[]
}

/** Checks a record by parsing it with the rules of its kind. */
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
