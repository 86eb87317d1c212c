import { replaySound, useSound } from '../lib/sound/sound.ts'
import { Bilingual } from './Bilingual.tsx'
import { Button } from './Button.tsx'
import styles from './SoundNotice.module.css'

interface SoundNoticeProps {
  /** Set if the notice is not next to its text; it then names the text. */
  isFloating?: boolean
  /** Only announces a missing sound; the text itself shows a marker. */
  isMarkedInPlace?: boolean
}

/** Reports that the browser waits for a touch, the device's voice was used, or nothing could be played. */
export function SoundNotice({ isFloating = false, isMarkedInPlace = false }: SoundNoticeProps) {
  const { blocked, unheard, isDeviceVoice } = useSound()
  return (
    <div tabIndex={-1} className={isFloating ? styles.floating : styles.notice}>
      {blocked && (
        <Button
          onClick={({ currentTarget }) => {
            // The button disappears: move the focus to its container, so that Tab continues from there.
            currentTarget.parentElement?.focus()
            replaySound(blocked)
          }}
        >
          <Bilingual french="Touche pour écouter" english="Touch to listen" />
        </Button>
      )}
      <span role="status" className={unheard && isMarkedInPlace ? 'for-ears' : styles.mark}>
        {isDeviceVoice && <Bilingual french="voix de l'appareil" english="device voice" />}
        {unheard && (
          <>
            {isFloating && unheard.text !== '' && `« ${unheard.text} » : `}
            <Bilingual french="pas de voix ici" english="no voice here" />
          </>
        )}
      </span>
    </div>
  )
}
