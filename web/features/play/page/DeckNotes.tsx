import type { DeckNote } from '../../../../domain/games/deck-note.ts'
import type { GameDeck } from '../../../../domain/games/game.ts'
import { noteSentence } from '../../../../domain/games/note-sentences.ts'
import styles from './notes.module.css'

/** Lists the faults and warnings of the record for users who may edit it. */
export function DeckNotes({ deck: { faults, warnings } }: { deck: GameDeck }) {
  if (faults.length + warnings.length === 0) return null
  return (
    <aside className={styles.notes}>
      <h2>Pour l'enseignante</h2>
      {faults.length > 0 && <Notes title="Laissé de côté, car cela ne se joue pas :" notes={faults} />}
      {warnings.length > 0 && <Notes title="Joué, mais il y manque quelque chose :" notes={warnings} />}
    </aside>
  )
}

function Notes({ title, notes }: { title: string; notes: readonly DeckNote[] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {notes
          .map((note) => noteSentence(note))
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
    </>
  )
}
