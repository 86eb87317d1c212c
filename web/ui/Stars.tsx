import styles from './Stars.module.css'

interface StarsProps {
  count: number
  /** More than these are not drawn: the number beside them says the rest. */
  most: number
  /** How many places there are, where the empty ones are shown too. */
  outOf?: number
}

/** A number as stars, for the eyes: the number itself stands beside them. */
export function Stars({ count, most, outOf = 0 }: StarsProps) {
  const drawn = Math.min(count, most)
  return (
    <span className={styles.stars} aria-hidden="true">
      <span className={styles.full}>{'★'.repeat(drawn)}</span>
      {'☆'.repeat(Math.max(0, outOf - drawn))}
      {count > most && '…'}
    </span>
  )
}
