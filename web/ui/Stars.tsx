import styles from './Stars.module.css'

interface StarsProps {
  count: number
  /** Maximum number of stars drawn. */
  max: number
  /** Total number of stars, including empty ones. Omit to draw only full ones. */
  outOf?: number
}

/** A number as stars. Decorative: show the number itself next to it. */
export function Stars({ count, max, outOf = 0 }: StarsProps) {
  const drawn = Math.min(count, max)
  return (
    <span className={styles.stars} aria-hidden="true">
      <span className={styles.full}>{'★'.repeat(drawn)}</span>
      {'☆'.repeat(Math.max(0, outOf - drawn))}
      {count > max && '…'}
    </span>
  )
}
