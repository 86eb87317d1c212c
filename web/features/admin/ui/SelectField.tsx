import { Field } from './Field.tsx'

interface SelectOption {
  value: string | number
  name: string
  /** Label of the `optgroup` of the option. */
  group?: string
}

interface SelectFieldProps {
  label: string
  help?: string
  required?: boolean
  value: string | number
  options: readonly SelectOption[]
  onChoose(value: string): void
}

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
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, grouped]) =>
            group === undefined ? (
              <Options key="" options={grouped} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={grouped} />
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  )
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
