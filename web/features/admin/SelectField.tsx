import { Field } from './Field.tsx'

interface SelectFieldProps {
  label: string
  /** What to know before it is chosen. */
  help?: string
  required?: boolean
  value: string | number
  options: readonly { value: string | number; name: string }[]
  onChoose(value: string): void
}

/** A field of a form in which one of a list is chosen. */
export function SelectField({ label, help, required, value, options, onChoose }: SelectFieldProps) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <select
          {...control}
          required={required}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
