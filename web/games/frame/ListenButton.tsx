import { playSound } from '../../lib/sound/sound.ts'
import { Button } from '../../ui/Button.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import styles from './frame.module.css'

interface ListenButtonProps {
  /** Path under the media base; null if the device's voice must speak the text. */
  sound: string | null
  text: string
  /** Hides the label, where there is little space. */
  isIcon?: boolean
}

/** Replays the sound of the round. */
export function ListenButton({ sound, text, isIcon = false }: ListenButtonProps) {
  return (
    <Button size="pupil" look="soft" className={styles.tool} onClick={() => playSound(sound, text)}>
      <SpeakerIcon /> <span className={isIcon ? 'for-ears' : undefined}>Écouter</span>
    </Button>
  )
}
