import { listen } from '../../lib/sound/sound.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import styles from './frame.module.css'

interface ListenButtonProps {
  /** Path under the media base; null if the device's voice must speak the text. */
  sound: string | null
  text: string
  /** Hides the label, for places with little space. */
  isIcon?: boolean
}

/** Replays the sound of the round. */
export function ListenButton({ sound, text, isIcon = false }: ListenButtonProps) {
  const { isOn } = useSoundSettings()
  return (
    <Button size="pupil" look="soft" className={styles.tool} onClick={() => listen(sound, text)}>
      <SpeakerIcon isOff={!isOn} /> <span className={isIcon ? 'for-ears' : undefined}>Écouter</span>
    </Button>
  )
}
