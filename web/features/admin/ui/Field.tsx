import { type ReactNode, useId } from 'react'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import styles from './Field.module.css'

/** Attributes that connect the control with its label and help text. */
interface ControlProps {
  id: string
  'aria-describedby'?: string
}

interface FieldProps {
  label: string
  help?: string
  children: (control: ControlProps) => ReactNode
}

/** A form control with its label above and its help text below. */
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
