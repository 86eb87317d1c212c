import { frenchOrder } from '../../../lib/text/french-order.ts'
import { Choice } from '../../../ui/Choice.tsx'

export const ALL = ''

interface NameChoiceProps {
  label: string
  /** What it says for all of them: "Toutes", "Tous". */
  all: string
  /** What the list names, as often as it does. */
  names: readonly string[]
  value: string
  /** Formats a name; by default it is shown unchanged. */
  shownAs?: (name: string) => string
  onChoose(name: string): void
}

/** One of the names that occur in a list, or all of them. */
export function NameChoice({
  label,
  all,
  names,
  value,
  shownAs = (name) => name,
  onChoose,
}: NameChoiceProps) {
  // What was chosen stays to be seen where the list has it no longer.
  const known = [...new Set([...names, value])].filter((name) => name !== ALL).toSorted(frenchOrder)
  const options = [{ value: ALL, name: all }, ...known.map((name) => ({ value: name, name: shownAs(name) }))]
  return <Choice label={label} value={value} options={options} onChoose={onChoose} />
}
