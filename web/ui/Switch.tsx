import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'

interface SwitchProps {
  label: ReactNode
  /** Explanation, read after the label. */
  hint?: ReactNode
  isOn: boolean
  onChange(isOn: boolean): void
}

/** An on/off switch that takes effect at once. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.switch} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.switchBar} aria-hidden="true" />
      <span>
        {label} {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
