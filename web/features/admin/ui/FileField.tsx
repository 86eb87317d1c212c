import type { ChangeEvent, ComponentProps } from 'react'
import { Field } from './Field.tsx'

interface FileFieldProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'ref'> {
  label: string
  help?: string
  /** Keeps the chosen file's name visible in the field. */
  isNamed?: boolean
  onChoose(files: [File, ...File[]]): void
}

/** Chooses files of this device. The same file can be chosen again, e.g. after it was corrected. */
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
