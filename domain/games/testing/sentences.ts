import type { DeckNote } from '../deck-note.ts'
import { DeckFault } from '../game.ts'
import { noteSentence } from '../note-sentences.ts'

/** How a sentence for the teacher reads: with a beginning and an end. */
export const asSentence = /^[\p{Lu}«\d].*\.$/su

export function sentencesOf(notes: readonly DeckNote[]): string[] {
  return notes.map((note) => noteSentence(note))
}

/** Why a record, or a board, is refused. @throws {Error} where it is not */
export function whyRefused(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof DeckFault) return noteSentence(error.note)
    throw error
  }
  throw new Error('It is not refused.')
}
