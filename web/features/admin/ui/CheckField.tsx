import styles from './CheckField.module.css'

interface CheckFieldProps {
  label: string
  /** Accessible name, if several fields have the same label. Must start with the label. */
  name?: string
  isChecked: boolean
  onCheck(isChecked: boolean): void
}

/** A labelled checkbox of a form, which takes effect when the form is saved. */
export function CheckField({ label, name, isChecked, onCheck }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      {label}
    </label>
  )
}
