import type { VocabularyNote } from '../../../domain/api/page.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SpokenLine } from './SpokenLine.tsx'
import styles from './VocabularyView.module.css'

/** Notes about the theme, to read and listen to. */
export function Notes({ notes }: { notes: VocabularyNote[] }) {
  return notes.map((note) => (
    <section key={note.title} className={styles.note}>
      {note.image !== null && <Picture image={note.image} word={note.title} size={160} />}
      <div className={styles.noteText}>
        <h2 className={styles.noteTitle}>{note.title}</h2>
        {note.sentences.map((sentence) => (
          <SpokenLine key={sentence.french} {...sentence} />
        ))}
      </div>
    </section>
  ))
}
