import { frenchOrder } from '../../../../domain/french-order.ts'
import { Choice } from '../../../ui/Choice.tsx'

export const ALL = ''

interface NameChoiceProps {
  label: string
  /** Label of the option that means all: "Toutes", "Tous". */
  allLabel: string
  /** The names in the list. May contain duplicates. */
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
  const known = [...new Set([...names, value])].filter((name) => name !== ALL).toSorted(frenchOrder)
  const options = [{ value: ALL, name: all }, ...known.map((name) => ({ value: name, name: shownAs(name) }))]
  return <Choice label={label} value={value} options={options} onChoose={onChoose} />
}
