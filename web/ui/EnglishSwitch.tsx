import styles from './EnglishSwitch.module.css'

interface EnglishSwitchProps {
  isOn: boolean
  onChange(isOn: boolean): void
}

/** Shows or hides the English of a page. */
export function EnglishSwitch({ isOn, onChange }: EnglishSwitchProps) {
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
