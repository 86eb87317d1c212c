import styles from './frame.module.css'

/** A tick or cross in the corner, at most `--mark` wide, so that the verdict does not depend on colour alone. */
export function Mark({ look }: { look: 'good' | 'wrong' }) {
  return (
    <svg className={styles.mark} data-look={look} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={look === 'good' ? 'M6.500 12.500l4 4 7-8' : 'M8 8l8 8M16 8l-8 8'} />
    </svg>
  )
}
