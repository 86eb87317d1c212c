import styles from './ui.module.css'

/** Shows or hides the English of a page. */
export function EnglishSwitch({ isOn, onChange }: { isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isOn}
      lang="en"
      onClick={() => onChange(!isOn)}
    >
      English
    </button>
  )
}
