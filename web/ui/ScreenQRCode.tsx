import { useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './QRCode.module.css'
import { QRCode } from './QRCode.tsx'

/** A QR code that can fill the screen, with its text below, so that a class can scan it from the back. */
export function ScreenQRCode({ text, label }: { text: string; label: string }) {
  const whole = useRef<HTMLDivElement>(null)
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else whole.current?.requestFullscreen().catch(() => undefined)
  }
  return (
    <div ref={whole} className={styles.screen}>
      <QRCode text={text} label={label} />
      <p className={styles.text} aria-hidden="true">
        {text}
      </p>
      {document.fullscreenEnabled && (
        <Button look="soft" onClick={toggle}>
          Plein écran <small lang="en">Full screen</small>
        </Button>
      )}
    </div>
  )
}
