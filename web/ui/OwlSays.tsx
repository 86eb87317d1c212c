import type { OwlText } from '../../content/owl-texts.ts'
import { sentencesOf } from '../../domain/spoken-sentences.ts'
import { showToast } from '../lib/display/toast.ts'
import { sayText } from '../lib/sound/say-text.ts'
import { stopSound, useSound } from '../lib/sound/sound.ts'
import { useSoundSettings } from '../lib/sound/sound-settings.ts'
import { Bilingual } from './Bilingual.tsx'
import styles from './Owl.module.css'
import { Owl, type OwlPose } from './Owl.tsx'
import { SpeakerIcon } from './ToolIcon.tsx'

/** Texts of one or more sentences. Those in `content/owl-texts.ts` have generated sounds, others the device's voice. */
export interface OwlSaysProps extends OwlText {
  /** Width in CSS pixels. Styles may override it. */
  size?: number
  /** The owl's pose while it does not speak. It cheers while it speaks too. */
  pose?: OwlPose | undefined
  className?: string
}

/** A button that reads instructions or results aloud. A second click stops it. */
export function OwlSays({ french, english, size = 64, pose, className }: OwlSaysProps) {
  const { playing, unheard } = useSound()
  const { isOn } = useSoundSettings()
  const sentences = [...sentencesOf(french), ...sentencesOf(english)]
  const isOwnText = (said: { text: string } | null) => said !== null && sentences.includes(said.text)
  const isSpeaking = isOwnText(playing)
  const press = () => {
    if (!isOn) showToast({ message: 'Le son est coupé.', english: 'The sound is off.' })
    else if (isSpeaking) stopSound()
    else sayText({ french, english })
  }
  return (
    <span className={['for-screen', styles.place, className].filter(Boolean).join(' ')}>
      <button type="button" className={styles.owlButton} aria-pressed={isSpeaking} onClick={press}>
        <Owl pose={isSpeaking && pose !== 'cheering' ? 'speaking' : pose} size={size} />
        <span className={styles.sign}>
          <SpeakerIcon />
        </span>
        <span className="for-ears">
          Écouter le hibou <span lang="en">Listen to the owl</span>
        </span>
      </button>
      <span role="status" className={styles.mark}>
        {isOwnText(unheard) && <Bilingual french="pas de voix ici" english="no voice here" />}
      </span>
    </span>
  )
}
