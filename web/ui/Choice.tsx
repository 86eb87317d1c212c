import styles from './Choice.module.css'

interface ChoiceProps {
  label: string
  /** English label, for pupils. */
  english?: string | undefined
  value: string
  /** Empty until the options are known. */
  options: readonly { value: string; name: string }[]
  onChoose(value: string): void
}

/** A native select. */
export function Choice({ label, english, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="field">
      <span>
        {label} {english && <small lang="en">{english}</small>}
      </span>
      <select
        className={styles.select}
        value={value}
        disabled={options.length === 0}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}
