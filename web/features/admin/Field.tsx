import type { ReactNode } from 'react'
import styles from './Field.module.css'

interface FieldProps {
  label: string
  /** What to know before it is filled in. */
  help?: string
  /** The control: an input, a select or a textarea. */
  children: ReactNode
}

/** A control with its name above it. */
export function Field({ label, help, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={styles.field}>
      <span>{label}</span>
      {children}
      {help && <small className={styles.help}>{help}</small>}
    </label>
  )
}
