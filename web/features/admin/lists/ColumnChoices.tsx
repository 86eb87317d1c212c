import { SelectField } from '../ui/SelectField.tsx'
import styles from './ColumnChoices.module.css'

interface ColumnChoicesProps<Column extends string> {
  columns: readonly { index: number; title: string; sample: string; column: Column }[]
  options: readonly { value: Column; name: string }[]
  onChoose(index: number, column: Column): void
}

/** What each column of a list holds, as it was guessed, to be changed. */
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
          help={sample === '' ? 'vide' : `« ${cut(sample)} »`}
          value={column}
          options={options}
          onChoose={(chosen) => {
            const option = options.find(({ value }) => value === chosen)
            if (option) onChoose(index, option.value)
          }}
        />
      ))}
    </fieldset>
  )
}

function cut(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}
