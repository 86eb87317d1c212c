import type { VocabularyWord } from '../../../domain/api/page.ts'
import { useSpeech } from '../../lib/sound/use-speech.ts'
import { SpeakSlot } from '../../lib/speaking/speaking.tsx'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Picture } from '../../ui/Picture.tsx'
import { HiddenFrench } from './Cover.tsx'
import { EnglishLine } from './EnglishLine.tsx'
import { SpokenLine } from './SpokenLine.tsx'
import { useStudied } from './study.ts'
import styles from './WordCard.module.css'

interface WordCardProps {
  word: VocabularyWord
  isFirst?: boolean
  /** Whether its picture is the largest element of the page. */
  isMain?: boolean
}

/**
 * A card that speaks its word and reveals it if hidden. The small corner button shows its English while the
 * help is hidden.
 */
export function WordCard({ word, isFirst = false, isMain = false }: WordCardProps) {
  const { isSpeaking, isMute, speak } = useSpeech(word)
  const studied = useStudied(word, word.image !== null)
  const { isFrenchHidden } = studied
  const touch = () => {
    if (isFrenchHidden) studied.reveal()
    speak()
  }
  return (
    <div className={styles.card} data-speaking={isSpeaking || undefined} data-mute={isMute || undefined}>
      <button type="button" className={styles.face} onClick={touch}>
        {word.image !== null && (
          <span className={styles.ground}>
            <Picture
              className={styles.picture}
              image={word.image}
              word={isFrenchHidden ? word.english : word.french}
              size={176}
              isFirst={isFirst}
              fetchPriority={isMain ? 'high' : undefined}
            />
          </span>
        )}
        <span className={styles.words}>
          {isFrenchHidden ? (
            <span className={styles.french}>
              <HiddenFrench english={word.english} />
            </span>
          ) : (
            <>
              <span className={styles.french}>{frenchSpaces(word.french)}</span>
              {word.plural && <span className={styles.plural}>{word.plural}</span>}
              <span className="for-ears"> – écouter</span>
            </>
          )}
        </span>
      </button>
      <div className={styles.english}>
        <EnglishLine french={word.french} english={word.english} studied={studied} />
      </div>
      {studied.canToggleEnglish && (
        <button
          type="button"
          className={styles.turn}
          aria-pressed={studied.english === 'shown'}
          lang="en"
          onClick={studied.toggleEnglish}
        >
          <span aria-hidden="true">EN</span>
          <span className="for-ears">
            English for <span lang="fr">{word.french}</span>
          </span>
        </button>
      )}
      <div className={styles.say}>{!isFrenchHidden && <SpeakSlot text={word} />}</div>
      {word.example && <SpokenLine {...word.example} />}
    </div>
  )
}
