import { truncate } from '../../../../domain/truncate.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { pluralize } from '../data/pluralize.ts'
import { SelectField } from '../ui/SelectField.tsx'
import form from '../ui/ui.module.css'
import styles from './ColumnChoices.module.css'
import type { UnreadLine } from './read-table.ts'

interface ColumnChoicesProps<Column extends string> {
  columns: readonly { index: number; title: string; sample: string; column: Column }[]
  options: readonly { value: Column; name: string }[]
  /** @param changed new roles by column index */
  onChoose(changed: Readonly<Record<number, Column>>): void
}

/** Shows the guessed role of each column and lets the teacher change it. */
export function ColumnChoices<Column extends string>({
  columns,
  options,
  onChoose,
}: ColumnChoicesProps<Column>) {
  return (
    <fieldset className={styles.columns}>
      <legend>Les colonnes</legend>
      {columns.map(({ index, title, sample, column }) => (
        <SelectField
          key={index}
          label={title || `Colonne ${index + 1}`}
          help={sample === '' ? 'vide' : `« ${truncate(sample, 24)} »`}
          value={column}
          options={options}
          onChoose={(chosen) => {
            const option = options.find(({ value }) => value === chosen)
            if (option) onChoose(swapRoles(columns, { index, column: option.value }))
          }}
        />
      ))}
    </fieldset>
  )
}

type ColumnRole<Column> = { index: number; column: Column }

/**
 * Gives a column another role. A column that already has this role gets the previous role of the first one,
 * so that no two columns have the same role.
 */
function swapRoles<Column extends string>(
  columns: readonly ColumnRole<Column>[],
  { index, column }: ColumnRole<Column>,
) {
  const former = columns.find((each) => each.index === index)?.column
  const other = columns.find((each) => each.index !== index && each.column === column)
  const changed: Record<number, Column> = { [index]: column }
  if (other && former && column !== 'ignore') changed[other.index] = former
  return changed
}

/** The skipped lines of a list, each with its reason. */
export function UnreadLines({ lines }: { lines: readonly UnreadLine[] }) {
  if (lines.length === 0) return null
  return (
    <details open>
      <summary>{pluralize(lines.length, 'ligne non lue', 'lignes non lues')}</summary>
      <ul className={form.lines}>
        {lines.map(({ line, raw, reason }) => (
          <li key={line}>
            {frenchSpaces(`Ligne ${line} : « ${raw.replace(/\s+/g, ' ').trim()} ». ${reason}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
