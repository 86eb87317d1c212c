import { playSound, setSoundSettings, useSound, useSoundSettings } from '../../lib/sound.ts'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { ReplayIcon } from './ReplayIcon.tsx'
import { SpeakerIcon } from './SpeakerIcon.tsx'
import styles from './tool.module.css'

/** The sound of a game: what must be known of the last one, once more, on or off. */
export function SoundTools() {
  const { last } = useSound()
  const { isOn } = useSoundSettings()
  return (
    <>
      <SoundNotice />
      <button
        type="button"
        aria-disabled={!last || !isOn || undefined}
        className={styles.tool}
        onClick={() => last && playSound(last.url, last.text)}
      >
        <ReplayIcon />
        <span className="for-ears">Réécouter</span>
      </button>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        className={styles.tool}
        onClick={() => setSoundSettings({ isOn: !isOn })}
      >
        <SpeakerIcon isOff={!isOn} />
        <span className="for-ears">Son</span>
      </button>
    </>
  )
}
