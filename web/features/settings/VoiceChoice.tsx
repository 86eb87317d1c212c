import { playSound } from '../../lib/sound/sound.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import type { SoundSettings } from '../../lib/sound/sound-settings.ts'
import { setSoundSettings, useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import styles from './SettingsDialog.module.css'

const VOICES: readonly { voice: SoundSettings['voice']; label: string; english: string }[] = [
  { voice: 'recorded', label: 'La voix enregistrée', english: 'The recorded voice' },
  { voice: 'device', label: "La voix de l'appareil", english: "The device's voice" },
]

/** Whose voice says the words, with a word to try it. */
export function VoiceChoice() {
  const { isOn, voice: chosen } = useSoundSettings()
  const listen = () => {
    unlockSound()
    playSound('sounds/bonjour.mp3', 'bonjour')
  }
  return (
    <fieldset className={styles.voices} disabled={!isOn}>
      <legend className="for-ears">La voix</legend>
      {VOICES.map(({ voice, label, english }) => (
        <label key={voice} className={styles.voice}>
          <input
            type="radio"
            name="voice"
            checked={voice === chosen}
            onChange={() => setSoundSettings({ voice })}
          />
          <span>
            {label} <small lang="en">{english}</small>
          </span>
        </label>
      ))}
      <Button look="soft" onClick={listen}>
        Écouter « bonjour » <small lang="en">Listen to it</small>
      </Button>
      <SoundNotice />
    </fieldset>
  )
}
