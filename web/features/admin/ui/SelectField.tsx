import type { Account } from '../../../../domain/api/account.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { groupBy } from '../../../../domain/group-by.ts'
import { chooseClass, chosenClass } from '../../../lib/session/chosen-class.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { useClassOption } from '../hooks/use-class-option.ts'
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
          {[...groupBy(options, ({ group }) => group)].map(([group, grouped]) =>
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

export const ALL_OPTION = ''

interface NameChoiceProps {
  label: string
  /** Label of the option that means all: "Toutes", "Tous". */
  allLabel: string
  /** The names in the list, or keys that `formatName` turns into names. May contain duplicates. */
  names: readonly string[]
  value: string
  /** Formats a name; by default it is shown unchanged. */
  formatName?: (name: string) => string
  onChoose(name: string): void
}

/** Chooses one of the names that occur in a list, or all of them. */
export function NameChoice({
  label,
  allLabel: all,
  names,
  value,
  formatName: shownAs = (name) => name,
  onChoose,
}: NameChoiceProps) {
  // The chosen name stays an option even if the list no longer contains it.
  const known = [...new Set([...names, value])].filter((name) => name !== ALL_OPTION)
  const options = [
    { value: ALL_OPTION, name: all },
    ...known
      .map((name) => ({ value: name, name: shownAs(name) }))
      .toSorted((one, other) => frenchOrder(one.name, other.name)),
  ]
  return <Choice label={label} value={value} options={options} onChoose={onChoose} />
}

/** Chooses one class that has pupils, or all. The choice is shared by all pages. */
export function ClassChoice({ accounts }: { accounts: readonly Pick<Account, 'classCode'>[] }) {
  const classOption = useClassOption()
  return (
    <NameChoice
      label="Classe"
      allLabel="Toutes"
      names={accounts.map(({ classCode }) => classCode)}
      formatName={(classCode) => classOption(classCode).name}
      value={chosenClass.use()}
      onChoose={chooseClass}
    />
  )
}
