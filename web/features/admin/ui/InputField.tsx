import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

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
