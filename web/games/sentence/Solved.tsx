import { currentItem } from '../../../domain/games/quiz-state.ts'
import type { SentenceState } from '../../../domain/games/sentence-quiz.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import dictation from '../dictee-eclair/dictee.module.css'
import styles from './sentence.module.css'

/** The whole sentence with its punctuation, once it is found or shown. */
export function Solved({ state }: { state: SentenceState }) {
  const isFound = state.phase !== 'revealed'
  return (
    <div className={dictation.spelling} data-verdict={isFound ? 'right' : 'shown'}>
      <strong className={dictation.verdict}>
        {isFound ? (
          <Bilingual french="Oui!" english="Yes!" />
        ) : (
          <Bilingual french="Voici la phrase." english="Here is the sentence." />
        )}
      </strong>
      <span className={styles.sentence} lang="fr">
        {frenchSpaces(currentItem(state).word)}
      </span>
    </div>
  )
}
