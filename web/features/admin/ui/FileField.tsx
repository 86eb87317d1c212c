import type { ChangeEvent, ComponentProps } from 'react'
import { Field } from './Field.tsx'

interface FileFieldProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'ref'> {
  label: string
  help?: string
  /** What was chosen is named in the field, until something else is. */
  isNamed?: boolean
  onChoose(files: [File, ...File[]]): void
}

/** Files of this device. The same may be chosen again, once it is mended. */
export function FileField({ label, help, isNamed, onChoose, ...input }: FileFieldProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = target.files ?? []
    if (!isNamed) target.value = ''
    if (first) onChoose([first, ...others])
  }
  return (
    <Field label={label} help={help}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="file"
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={choose}
        />
      )}
    </Field>
  )
}
