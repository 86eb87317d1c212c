import type { VocabularyWord } from '../../../domain/api/page.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useEnglish } from './english.ts'
import { SpokenLine } from './SpokenLine.tsx'
import { useSpeech } from './use-speech.ts'
import styles from './WordCard.module.css'

interface WordCardProps {
  word: VocabularyWord
  isFirst?: boolean
}

/** The whole card says its word; the small button in its corner turns to the English. */
export function WordCard({ word, isFirst = false }: WordCardProps) {
  const { isSpeaking, speak } = useSpeech(word)
  const english = useEnglish()
  return (
    <div className={styles.card} data-speaking={isSpeaking || undefined}>
      <button type="button" className={styles.face} onClick={speak}>
        {word.image !== null && (
          <Picture
            className={styles.picture}
            image={word.image}
            word={word.french}
            size={176}
            isFirst={isFirst}
          />
        )}
        <span className={styles.french}>{word.french}</span>
        {word.plural && <span className={styles.plural}>{word.plural}</span>}
        <span className="for-ears"> – écouter</span>
      </button>
      {english.isShown && (
        <p className={styles.english} lang="en">
          {word.english}
        </p>
      )}
      <button
        type="button"
        className={styles.turn}
        aria-pressed={english.isShown}
        lang="en"
        onClick={english.toggle}
      >
        <span aria-hidden="true">EN</span>
        <span className="for-ears">English for </span>
        <span className="for-ears" lang="fr">
          {word.french}
        </span>
      </button>
      {word.example && <SpokenLine {...word.example} />}
    </div>
  )
}
