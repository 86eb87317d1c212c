import styles from './Owl.module.css'

export type OwlPose =
  | 'idle'
  | 'left'
  | 'right'
  | 'up'
  | 'speaking'
  | 'cheering'
  | 'thinking'
  | 'wincing'
  | 'waving'
  | 'sleeping'

interface OwlProps {
  pose?: OwlPose | undefined
  /** Width in CSS pixels. Styles may override it. */
  size?: number | undefined
  className?: string | undefined
}

/** The owl, drawn in layers that its pose moves. Decorative: hidden from assistive technology. */
export function Owl({ pose = 'idle', size, className }: OwlProps) {
  return (
    <span
      className={className ? `${styles.owl} ${className}` : styles.owl}
      style={size === undefined ? undefined : { width: size }}
      data-pose={pose}
      aria-hidden="true"
    >
      <span className={styles.wing} />
      <span className={styles.wing} />
      <span className={styles.eyes} />
      <span className={styles.lids} />
      <span className={styles.beak} />
    </span>
  )
}
