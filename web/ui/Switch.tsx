import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'

interface SwitchProps {
  label: ReactNode
  /** Explanation, read after the label. */
  hint?: ReactNode
  isOn: boolean
  /** Cannot be changed. Keeps its focus, unlike `disabled`. */
  isFixed?: boolean | undefined
  onChange(isOn: boolean): void
}

/** An on/off switch that takes effect immediately. */
export function Switch({ label, hint, isOn, isFixed, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.switch} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-disabled={isFixed || undefined}
        checked={isOn}
        onChange={(event) => isFixed || onChange(event.target.checked)}
      />
      <span className={styles.switchBar} aria-hidden="true" />
      <span>
        {label} {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
