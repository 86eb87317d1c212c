import { type ComponentProps, type ReactNode, useId } from 'react'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { CodeText } from '../../../ui/CodeText.tsx'
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

interface InputFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  label: string
  help?: string
  value: string | number
  onWrite(text: string): void
}

export function InputField({ label, help, onWrite, ...input }: InputFieldProps) {
  return (
    <Field label={label} help={help}>
      {(control) => <input {...input} {...control} onChange={({ target }) => onWrite(target.value)} />}
    </Field>
  )
}

interface CheckFieldProps {
  label: string
  /** Accessible name, if several fields have the same label. Must start with the label. */
  name?: string
  /** Explanation, read after the label. */
  help?: string
  isChecked: boolean
  onCheck(isChecked: boolean): void
}

/** A labelled checkbox of a form, which takes effect when the form is saved. */
export function CheckField({ label, name, help, isChecked, onCheck }: CheckFieldProps) {
  const helpID = useId()
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={name ?? (help && label)}
        aria-describedby={help && helpID}
        checked={isChecked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <span>
        <CodeText text={label} />
        {help && (
          <small id={helpID} className={styles.checkHelp}>
            {frenchSpaces(help)}
          </small>
        )}
      </span>
    </label>
  )
}
