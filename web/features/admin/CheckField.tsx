import styles from './CheckField.module.css'

interface CheckFieldProps {
  label: string
  isChecked: boolean
  onCheck(isChecked: boolean): void
}

/** A field of a form that is ticked or not; it holds once the form is saved. */
export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onCheck(target.checked)} />
      {label}
    </label>
  )
}
