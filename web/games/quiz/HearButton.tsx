import { SpeakerIcon } from '../../features/play/SpeakerIcon.tsx'
import { playSound } from '../../lib/sound/sound.ts'
import styles from './HearButton.module.css'

interface HearButtonProps {
  /** Path under the media base; null where the device's voice has to say it. */
  sound: string | null
  /** What the sound says. */
  text: string
  tabIndex: 0 | -1
}

/** Says an option without choosing it, for who cannot read it. */
export function HearButton({ sound, text, tabIndex }: HearButtonProps) {
  return (
    <button
      type="button"
      className={styles.hear}
      aria-label={`Écouter : ${text}`}
      tabIndex={tabIndex}
      onClick={() => playSound(sound, text)}
    >
      <SpeakerIcon />
    </button>
  )
}
