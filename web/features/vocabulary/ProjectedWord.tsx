import type { PageWord } from '../../../content/site/page-words.ts'
import { useSpeech } from '../../lib/sound/use-speech.ts'
import { Picture } from '../../ui/Picture.tsx'
import { HiddenFrench } from './Cover.tsx'
import { EnglishLine } from './EnglishLine.tsx'
import styles from './Projector.module.css'
import { useStudied } from './study.ts'

/** One word that fills the screen. A tap speaks it and reveals it if hidden. */
export function ProjectedWord({ word }: { word: PageWord }) {
  const { french, english, image, value } = word
  const { isSpeaking, isMute, speak } = useSpeech(word)
  const studied = useStudied(word, image !== null || value !== null)
  const isNumber = value !== null
  const isValueHidden = isNumber && studied.english === 'hidden'
  const touch = () => {
    if (studied.isFrenchHidden || isValueHidden) studied.reveal()
    speak()
  }
  return (
    <div className={styles.word}>
      <button
        ref={takeFocus}
        type="button"
        className={styles.face}
        data-speaking={isSpeaking || undefined}
        data-mute={isMute || undefined}
        onClick={touch}
      >
        {image !== null && (
          <Picture
            className={styles.picture}
            image={image}
            word={studied.isFrenchHidden ? english : french}
            size={480}
            isFirst
          />
        )}
        {isNumber && <span className={styles.value}>{isValueHidden ? '?' : value}</span>}
        <span className={styles.french}>
          {studied.isFrenchHidden ? <HiddenFrench english={english} /> : french}
        </span>
        <span className="for-ears"> – écouter</span>
      </button>
      {!isNumber && (
        <div className={styles.english}>
          <EnglishLine french={french} english={english} studied={studied} />
        </div>
      )}
    </div>
  )
}

/** Focuses the element if the focused button was removed with the previous word. */
function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
