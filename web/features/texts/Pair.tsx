import type { Bilingual } from '../../../domain/api/text.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import styles from './texts.module.css'

/** A text in both languages, next to each other or stacked on narrow screens. */
export function Pair({ text }: { text: Bilingual }) {
  return (
    <div className={styles.pair}>
      <p>{frenchSpaces(text.french)}</p>
      {text.english !== '' && (
        <p className={styles.pairTranslation} lang="en">
          {text.english}
        </p>
      )}
    </div>
  )
}
