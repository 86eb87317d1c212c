import type { SentenceHint } from '../../../domain/games/sentence-hints.ts'
import { listen } from '../../lib/sound/sound.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import styles from './sentence.module.css'

interface HintLineProps {
  hint: SentenceHint | null
  isRefused: boolean
}

/** Explains why the last answer is not right yet, and can be replayed. Its space is reserved. */
export function HintLine({ hint, isRefused }: HintLineProps) {
  return (
    <div className={styles.hint}>
      {hint ? (
        <button type="button" className={styles.why} onClick={() => listen(hint.sound, hint.word)}>
          <SpeakerIcon />
          <span>
            <Bilingual french={frenchSpaces(hint.word)} english={hint.english} />
          </span>
        </button>
      ) : (
        isRefused && (
          <strong className={styles.refused}>
            <Bilingual french="Pas encore!" english="Not yet!" />
          </strong>
        )
      )}
    </div>
  )
}
