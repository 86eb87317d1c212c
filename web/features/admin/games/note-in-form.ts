import type { DeckNote } from '../../../../domain/games/deck-note.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { noteSentence } from '../../../../domain/games/note-sentences.ts'
import { choiceFields } from '../../../../domain/games/record-form.ts'
import { games } from '../../../../domain/games/registry.ts'

/** The sentence of a note, with the names of fields as the form of the kind has them. */
export function noteInForm(kind: GameKind, note: DeckNote): string {
  return noteSentence(note, (list, path) => {
    const fields = list === 'choices' ? choiceFields : games[kind].form?.fields
    return fields?.find((each) => each.path === path || each.path.startsWith(`${path}.`))?.label ?? path
  })
}
