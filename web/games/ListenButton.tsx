import { SpeakerIcon } from '../features/play/SpeakerIcon.tsx'
import { playSound } from '../lib/sound/sound.ts'
import { Button } from '../ui/Button.tsx'
import styles from './tool.module.css'

interface ListenButtonProps {
  /** Path under the media base; null where the device's voice has to say it. */
  sound: string | null
  /** What the sound says. */
  text: string
}

/** Plays the sound of the round again, as often as one likes. */
export function ListenButton({ sound, text }: ListenButtonProps) {
  return (
    <Button size="pupil" look="soft" className={styles.tool} onClick={() => playSound(sound, text)}>
      <SpeakerIcon /> Écouter
    </Button>
  )
}
