import { setDisplaySetting, useDisplaySetting } from '../../lib/display/display.ts'
import type { DisplaySetting } from '../../lib/display/display-settings.ts'
import { useSession } from '../../lib/session/session.ts'
import { type SoundSettings, setSoundSettings, useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { playVoiceSample, useHasLocalVoice } from '../../lib/sound/use-has-local-voice.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './SettingsDialog.module.css'

const DISPLAY_CHOICES: readonly { setting: DisplaySetting; label: string; hint: string; english: string }[] =
  [
    {
      setting: 'calm',
      label: 'Calme',
      hint: 'Rien ne bouge, et tu as plus de temps.',
      english: 'Calm: nothing moves, more time.',
    },
    { setting: 'large-text', label: 'Grand texte', hint: 'Tout est plus gros.', english: 'Larger text.' },
    {
      setting: 'high-contrast',
      label: 'Contraste fort',
      hint: 'Noir sur blanc.',
      english: 'High contrast.',
    },
    {
      setting: 'easy-font',
      label: 'Lettres faciles à lire',
      hint: 'Chaque lettre est bien différente.',
      english: 'Easy-to-read letters.',
    },
  ]

/** Sound and display settings of this device. Each change is stored and applied immediately. */
export function SettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Réglages" english="Settings">
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <Bilingual french="Ce que j'entends" english="What I hear" />
        </legend>
        <SoundSwitch />
        <VoiceChoice />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <Bilingual french="Ce que je vois" english="What I see" />
        </legend>
        {DISPLAY_CHOICES.map((row) => (
          <DisplaySwitch key={row.setting} {...row} />
        ))}
      </fieldset>
      <p className={styles.note}>
        <Bilingual
          french="Ces réglages restent sur cet appareil."
          english="These settings stay on this device."
        />
      </p>
    </Dialog>
  )
}

function SoundSwitch() {
  const { isOn, isForced } = useSoundSettings()
  return (
    <Switch
      label="Sons"
      hint={isForced ? SUPPORT_HINT : <Hint french="Les mots et les jeux parlent." english="Sound." />}
      isOn={isOn}
      isFixed={isForced}
      onChange={(next) => setSoundSettings({ isOn: next })}
    />
  )
}

const SUPPORT_HINT = (
  <Hint french="Ton enseignante l'a choisi pour toi." english="Your teacher chose it for you." />
)

function DisplaySwitch({ setting, label, hint, english }: (typeof DISPLAY_CHOICES)[number]) {
  const isOn = useDisplaySetting(setting)
  const isSupport = useSession()?.supports?.includes(setting) === true
  return (
    <Switch
      label={label}
      hint={isSupport ? SUPPORT_HINT : <Hint french={hint} english={english} />}
      isOn={isOn}
      isFixed={isSupport}
      onChange={(next) => setDisplaySetting(setting, next)}
    />
  )
}

function Hint({ french, english }: { french: string; english: string }) {
  return (
    <>
      {french} <span lang="en">{english}</span>
    </>
  )
}

const VOICES: readonly { voice: SoundSettings['voice']; label: string; english: string }[] = [
  { voice: 'school', label: "Comme l'école", english: 'As the school chose' },
  { voice: 'site', label: 'La voix du site', english: "The site's voice" },
  { voice: 'device', label: "La voix de l'appareil", english: "The device's voice" },
]

/** Choice of the voice for words. Each can be tried first. Without a French device voice there is no choice. */
function VoiceChoice() {
  const { isOn } = useSoundSettings()
  const isThere = useHasLocalVoice()
  return (
    <fieldset className={styles.voices} disabled={!isOn}>
      <legend className="for-ears">La voix</legend>
      {isThere ? (
        VOICES.map((choice) => <VoiceRow key={choice.voice} {...choice} />)
      ) : (
        <Button look="soft" onClick={() => playVoiceSample('school')}>
          <Bilingual french="Écouter « bonjour »" english="Listen to it" />
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
          <Bilingual french={label} english={english} />
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
