import type { SpokenText } from '../../../domain/api/page.ts'
import { useEnglish } from './english.ts'
import styles from './SpokenLine.module.css'
import { useSpeech } from './use-speech.ts'

/** A sentence that is said when it is touched; its English with the page's switch. */
export function SpokenLine({ isLarge = false, ...text }: SpokenText & { isLarge?: boolean }) {
  const { isSpeaking, speak } = useSpeech(text)
  const { isShown } = useEnglish()
  return (
    <button
      type="button"
      className={isLarge ? `${styles.line} ${styles.large}` : styles.line}
      data-speaking={isSpeaking || undefined}
      onClick={speak}
    >
      <span className={styles.ear} aria-hidden="true" />
      <span>
        {text.french}
        {isShown && text.english !== '' && (
          <span className={styles.english} lang="en">
            {text.english}
          </span>
        )}
      </span>
    </button>
  )
}
