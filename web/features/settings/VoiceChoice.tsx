import { playVoiceSample } from '../../lib/sound/play-voice-sample.ts'
import type { SoundSettings } from '../../lib/sound/sound-settings.ts'
import { setSoundSettings, useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { useHasLocalVoice } from '../../lib/sound/use-has-local-voice.ts'
import { Button } from '../../ui/Button.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import styles from './SettingsDialog.module.css'

const VOICES: readonly { voice: SoundSettings['voice']; label: string; english: string }[] = [
  { voice: 'school', label: "Comme l'école", english: 'As the school chose' },
  { voice: 'site', label: 'La voix du site', english: "The site's voice" },
  { voice: 'device', label: "La voix de l'appareil", english: "The device's voice" },
]

/** Choice of the voice for words. Each can be tried first. Without a French device voice there is no choice. */
export function VoiceChoice() {
  const { isOn } = useSoundSettings()
  const isThere = useHasLocalVoice()
  return (
    <fieldset className={styles.voices} disabled={!isOn}>
      <legend className="for-ears">La voix</legend>
      {isThere ? (
        VOICES.map((choice) => <VoiceRow key={choice.voice} {...choice} />)
      ) : (
        <Button look="soft" onClick={() => playVoiceSample('school')}>
          Écouter « bonjour » <small lang="en">Listen to it</small>
        </Button>
      )}
      <SoundNotice />
    </fieldset>
  )
}

function VoiceRow({ voice, label, english }: (typeof VOICES)[number]) {
  const { voice: chosen } = useSoundSettings()
  return (
    <div className={styles.voice}>
      <label>
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
      {voice !== 'school' && (
        <Button look="soft" onClick={() => playVoiceSample(voice)}>
          Écouter <span className="for-ears">: {label}</span>
        </Button>
      )}
    </div>
  )
}
