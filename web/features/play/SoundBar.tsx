import { playSound, setSoundSettings, useSound, useSoundSettings } from '../../lib/sound.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './SoundBar.module.css'
import { SpeakerIcon } from './SpeakerIcon.tsx'

/** The sound of a game: on or off, and what must be known of the last sound. Never a silent round. */
export function SoundBar() {
  const { blocked, unheard, isDeviceVoice } = useSound()
  const { isOn } = useSoundSettings()
  return (
    <div className={styles.bar}>
      {blocked && (
        <Button look="main" onClick={() => playSound(blocked.url, blocked.text)}>
          Touche pour écouter
        </Button>
      )}
      <span role="status" className={styles.mark}>
        {isDeviceVoice && "voix de l'appareil"}
        {unheard && 'pas de voix sur cet appareil'}
      </span>
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
