import styles from './DataTable.module.css'

interface TickBoxProps {
  /** Accessible name: "Choisir Alice". */
  name: string
  isTicked: boolean
  /** True if some, but not all, of the rows are ticked. */
  isPartly?: boolean
  onTick(isTicked: boolean): void
}

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
