import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

interface InputFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  label: string
  /** What to know before it is filled in. */
  help?: string
  value: string | number
  onWrite(text: string): void
}

/** A field of one line, of whatever type the browser has. */
export function InputField({ label, help, onWrite, ...input }: InputFieldProps) {
  return (
    <Field label={label} help={help}>
      {(control) => <input {...input} {...control} onChange={({ target }) => onWrite(target.value)} />}
    </Field>
  )
}
