import type { Shown } from './study.ts'
import styles from './VocabularyView.module.css'

interface ShownSwitchesProps {
  shown: Shown
  onChange(shown: Shown): void
}

/** Hides one of the languages as a self-test. */
export function ShownSwitches({ shown, onChange }: ShownSwitchesProps) {
  const turnTo = (next: Shown) => onChange(shown === next ? 'all' : next)
  return (
    <div className="for-screen for-english row tight">
      <button
        type="button"
        className={styles.hide}
        aria-pressed={shown === 'hidden-french'}
        onClick={() => turnTo('hidden-french')}
      >
        Cacher le français <small lang="en">Hide the French</small>
      </button>
      <button
        type="button"
        className={styles.hide}
        aria-pressed={shown === 'hidden-english'}
        onClick={() => turnTo('hidden-english')}
      >
        Cacher l'anglais <small lang="en">Hide the English</small>
      </button>
    </div>
  )
}
