import type { DeckNote } from '../../domain/games/deck-note.ts'
import { noteSentence } from '../../domain/games/note-sentences.ts'
import { Refusal } from '../http/refusal.ts'

/** The refusal of an invalid record or board, with the note for programs and its sentence for people. */
export function faultRefusal(
  code: 'gameFaulty' | 'boardFaulty' | 'boardImpossible',
  note: DeckNote,
): Refusal {
  return new Refusal(code, { fault: noteSentence(note) }, { faults: [{ ...note }] })
}
