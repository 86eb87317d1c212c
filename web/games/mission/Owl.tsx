import { soundPath } from '../../../content/words/media-path.ts'
import { SpeakerIcon } from '../../features/play/SpeakerIcon.tsx'
import { playBehind, stopSound } from '../../lib/sound/sound.ts'
import owl from '../../ui/art/owl.svg'
import styles from './Owl.module.css'

interface OwlSaysProps {
  french: string
  english: string
  /** How wide the owl is, in CSS pixels; the style may make it another. */
  size: number
  className?: string
}

/** The owl, who says what to do to who cannot read it. */
export function OwlSays({ french, size, className }: OwlSaysProps) {
  const press = () => {
    stopSound()
    sayAll(french)
  }
  return (
    <button type="button" className={[styles.owl, className].filter(Boolean).join(' ')} onClick={press}>
      <img src={owl} alt="" width={size} height={Math.round((size * 7) / 6)} />
      <span className={styles.sign}>
        <SpeakerIcon />
      </span>
      <span className="for-ears">Écouter le hibou</span>
    </button>
  )
}

/** Says the sentences of a text, behind what is heard now. */
export function sayAll(text: string): void {
  for (const sentence of text.match(/[^.!?]+[.!?]+/g) ?? [])
    playBehind(soundPath(sentence.trim()), sentence.trim())
}
