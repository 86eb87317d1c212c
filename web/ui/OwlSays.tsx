import { useState } from 'react'
import type { OwlText } from '../../content/owl-texts.ts'
import { useSoundSettings } from '../lib/sound/sound-settings.ts'
import { useSayText } from '../lib/sound/use-say-text.ts'
import { Bilingual } from './Bilingual.tsx'
import styles from './Owl.module.css'
import { Owl, type OwlPose } from './Owl.tsx'
import { SoundOffButton } from './SoundOffButton.tsx'
import { SpeakerIcon } from './ToolIcon.tsx'

/** Texts of one or more sentences. Those in `content/owl-texts.ts` have generated sounds, others the device's voice. */
export interface OwlSaysProps extends OwlText {
  /** Width in CSS pixels. Styles may override it. */
  size?: number
  /** The owl's pose while it does not speak. `cheering` is kept while it speaks. */
  pose?: OwlPose | undefined
  className?: string
}

/** A button that reads instructions or results aloud. A second click stops it. */
export function OwlSays({ french, english, size = 64, pose, className }: OwlSaysProps) {
  const { isOn } = useSoundSettings()
  const [isRefused, setRefused] = useState(false)
  const { isSpeaking, isMute, press } = useSayText({ french, english }, () => setRefused(true))
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
        {isMute && <Bilingual french="pas de voix ici" english="no voice here" />}
        {/* Not in a toast, because an open dialog would cover it. */}
        {isRefused && !isOn && <SoundOffButton textClass="for-ears" />}
      </span>
    </span>
  )
}
