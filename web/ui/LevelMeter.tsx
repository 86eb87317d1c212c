import styles from './LevelMeter.module.css'

/** As loud as a voice close to the microphone becomes; 1 is the loudest there is. */
const LOUD = 0.3

/** How loud it is at the microphone. */
export function LevelMeter({ level }: { level: number }) {
  return <meter className={styles.level} min={0} max={LOUD} value={level} aria-label="Niveau du micro" />
}
