import styles from './DataTable.module.css'

interface TickBoxProps {
  /** For ears: "Choisir Alice". */
  name: string
  isTicked: boolean
  /** Some of what it stands for is ticked. */
  isPartly?: boolean
  onTick(isTicked: boolean): void
}

/** The box of a row, or of all of them. */
export function TickBox({ name, isTicked, isPartly = false, onTick }: TickBoxProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isTicked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isTicked
        }}
        onChange={({ target }) => onTick(target.checked)}
      />
    </label>
  )
}
