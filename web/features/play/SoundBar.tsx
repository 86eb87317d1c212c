import { playSound, setSoundSettings, useSound, useSoundSettings } from '../../lib/sound.ts'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { ReplayIcon } from './ReplayIcon.tsx'
import styles from './SoundBar.module.css'
import { SpeakerIcon } from './SpeakerIcon.tsx'

/** The sound of a game: what must be known of the last one, once more, on or off. */
export function SoundBar() {
  const { last } = useSound()
  const { isOn } = useSoundSettings()
  return (
    <div className={styles.bar}>
      <SoundNotice />
      <button
        type="button"
        aria-disabled={!last || !isOn || undefined}
        className={styles.control}
        onClick={() => last && playSound(last.url, last.text)}
      >
        <ReplayIcon />
        <span className="for-ears">Réécouter</span>
      </button>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className={styles.control}
        onClick={() => setSoundSettings({ isOn: !isOn })}
      >
        <SpeakerIcon isOff={!isOn} />
        <span className="for-ears">Son</span>
      </button>
    </div>
  )
}
