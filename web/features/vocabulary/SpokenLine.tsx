import type { SpokenText } from '../../../domain/api/page.ts'
import { useSpeech } from '../../lib/sound/use-speech.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { HiddenFrench } from './Cover.tsx'
import { EnglishLine } from './EnglishLine.tsx'
import styles from './SpokenLine.module.css'
import { useStudied } from './study.ts'

/** A sentence that is spoken when tapped and revealed if hidden. */
export function SpokenLine({ isLarge = false, ...text }: SpokenText & { isLarge?: boolean }) {
  const { isSpeaking, isMute, speak } = useSpeech(text)
  const studied = useStudied(text)
  const touch = () => {
    if (studied.isFrenchHidden) studied.reveal()
    speak()
  }
  return (
    <div className={isLarge ? styles.large : undefined}>
      <button
        type="button"
        className={styles.line}
        data-speaking={isSpeaking || undefined}
        data-mute={isMute || undefined}
        onClick={touch}
      >
        <span className={styles.ear} aria-hidden="true" />
        {studied.isFrenchHidden ? (
          <HiddenFrench english={text.english} />
        ) : (
          <span>{frenchSpaces(text.french)}</span>
        )}
      </button>
      <div className={styles.english}>
        <EnglishLine french={text.french} english={text.english} studied={studied} />
      </div>
    </div>
  )
}
