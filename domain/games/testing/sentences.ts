import type { DeckNote } from '../deck-note.ts'
import { DeckFault } from '../game.ts'
import { noteSentence } from '../note-sentences.ts'

/** Matches a sentence for the teacher: begins like a sentence and ends with a period. */
export const SENTENCE_PATTERN = /^[\p{Lu}«\d].*\.$/su

export function sentencesOf(notes: readonly DeckNote[]): string[] {
  return notes.map((note) => noteSentence(note))
}

/** The sentence about why a record or board is refused. @throws {Error} if it is accepted */
export function whyRefused(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof DeckFault) return noteSentence(error.note)
    throw error
  }
  throw new Error('The record is not refused.')
}
