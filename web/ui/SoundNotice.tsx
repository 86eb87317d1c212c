import { playAgain, useSound } from '../lib/sound/sound.ts'
import { Button } from './Button.tsx'
import styles from './SoundNotice.module.css'

interface SoundNoticeProps {
  isFloating?: boolean
  /** Only announces a missing sound; the text itself shows a marker. */
  isMarkedInPlace?: boolean
}

/**
 * What must be known of the last sound: that the browser waits for a touch, or that the device spoke in the
 * place of a recording. Never silence without a word. `isFloating`: over the page, wherever it is scrolled to.
 */
export function SoundNotice({ isFloating = false, isMarkedInPlace = false }: SoundNoticeProps) {
  const { blocked, unheard, isDeviceVoice } = useSound()
  return (
    <div tabIndex={-1} className={isFloating ? styles.floating : styles.notice}>
      {blocked && (
        <Button
          onClick={({ currentTarget }) => {
            // It is about to go: the focus stays in its place, from where Tab goes on.
            currentTarget.parentElement?.focus()
            playAgain(blocked)
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
