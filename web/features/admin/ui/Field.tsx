import { type ReactNode, useId } from 'react'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import styles from './Field.module.css'

/** What the control takes so that its name and its help are read with it. */
interface ControlProps {
  id: string
  'aria-describedby'?: string
}

interface FieldProps {
  label: string
  /** What to know before it is filled in. */
  help?: string
  /** The control: an input, a select or a textarea. */
  children: (control: ControlProps) => ReactNode
}

/** A control with its name above it and its help below. */
export function Field({ label, help, children }: FieldProps) {
  const id = useId()
  const helpID = `${id}-help`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(help ? { id, 'aria-describedby': helpID } : { id })}
      {help && (
        <small id={helpID} className={styles.help}>
          {frenchSpaces(help)}
        </small>
      )}
    </div>
  )
}
