import { encodeQR } from 'qr'
import styles from './QRCode.module.css'

/** White border required by scanners, in modules. */
const BORDER = 4

/** A text as a QR code, black on white. A larger code can be scanned from further away. */
export function QRCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  return (
    <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={rows.map(darkModules).join('')} />
    </svg>
  )
}

function darkModules(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')
}
