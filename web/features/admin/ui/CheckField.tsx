import styles from './CheckField.module.css'

interface CheckFieldProps {
  label: string
  /** For ears, where several fields have the same label; it begins with the label. */
  name?: string
  isChecked: boolean
  onCheck(isChecked: boolean): void
}

/** A field of a form that is ticked or not; it holds once the form is saved. */
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
