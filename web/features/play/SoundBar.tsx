import { setSoundSettings, useSoundSettings } from '../../lib/sound.ts'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import styles from './SoundBar.module.css'
import { SpeakerIcon } from './SpeakerIcon.tsx'

/** The sound of a game: on or off, and what must be known of the last sound. */
export function SoundBar() {
  const { isOn } = useSoundSettings()
  return (
    <div className={styles.bar}>
      <SoundNotice />
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className={styles.switch}
        onClick={() => setSoundSettings({ isOn: !isOn })}
      >
        <SpeakerIcon isOff={!isOn} />
        <span className="for-ears">Son</span>
      </button>
    </div>
  )
}
