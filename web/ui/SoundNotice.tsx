import { replaySound, useSound } from '../lib/sound/sound.ts'
import { Button } from './Button.tsx'
import styles from './SoundNotice.module.css'

interface SoundNoticeProps {
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
          Touche pour écouter <small lang="en">Touch to listen</small>
        </Button>
      )}
      <span role="status" className={unheard && isMarkedInPlace ? 'for-ears' : styles.mark}>
        {isDeviceVoice && (
          <>
            voix de l'appareil <small lang="en">device voice</small>
          </>
        )}
        {unheard && (
          <>
            pas de voix ici <small lang="en">no voice here</small>
          </>
        )}
      </span>
    </div>
  )
}
