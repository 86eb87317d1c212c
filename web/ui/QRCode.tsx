import { encodeQR } from 'qr'
import { useRef } from 'react'
import { Bilingual } from './Bilingual.tsx'
import { Button } from './Button.tsx'
import styles from './controls.module.css'

/** White border required by scanners, in modules. */
const BORDER = 4

/** A text as a QR code, black on white. A larger code can be scanned from further away. */
export function QRCode({ text, label }: { text: string; label: string }) {
  return <EncodedQRCode code={encodeText(text)} label={label} />
}

/** Encoding takes milliseconds, so a code that is shown many times is encoded once. */
export function encodeText(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  return { size: rows.length, path: rows.map(darkModules).join('') }
}

interface EncodedProps {
  code: ReturnType<typeof encodeText>
  label: string
}

export function EncodedQRCode({ code: { size, path }, label }: EncodedProps) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

function darkModules(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')
}

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
          <Bilingual french="Plein écran" english="Full screen" />
        </Button>
      )}
    </div>
  )
}
