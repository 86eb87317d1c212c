import styles from './controls.module.css'

/** Loudness of a voice close to the microphone (0 to 1). */
const LOUD_LEVEL = 0.3

/** Shows the loudness at the microphone. */
export function LevelMeter({ level }: { level: number }) {
  return (
    <meter className={styles.level} min={0} max={LOUD_LEVEL} value={level} aria-label="Niveau du micro" />
  )
}
