import type { VocabularyDialogue } from '../../../../domain/api/page.ts'
import { SpeakSlot } from '../../../lib/speaking/speaking.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { SpokenLine } from '../SpokenLine.tsx'
import styles from './Dialogues.module.css'

/** Conversations in speech bubbles: the first speaker on the left, all others on the right. */
export function Dialogues({ dialogues }: { dialogues: VocabularyDialogue[] }) {
  return dialogues.map((dialogue) => (
    <section key={dialogue.title}>
      <div className={styles.head}>
        <h2 className="title">{dialogue.title}</h2>
        <SpeakSlot dialogue={dialogue} />
      </div>
      <ol className={styles.lines}>
        {dialogue.lines.map((line) => (
          <li
            key={`${line.speaker} ${line.french}`}
            className={styles.line}
            data-other={line.speaker !== dialogue.lines[0]?.speaker || undefined}
          >
            <div className={styles.speaker}>
              {line.image !== null && <Picture image={line.image} word={line.speaker} size={64} />}
              <b>{line.speaker}</b>
            </div>
            <div className={styles.bubble}>
              <SpokenLine french={line.french} english={line.english} sound={line.sound} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  ))
}
