import { useRovingFocus } from '../use-roving-focus.ts'
import styles from './AccentKeys.module.css'

interface AccentKeysProps {
  keys: readonly string[]
  onKey(letter: string): void
}

/** The letters that a plain keyboard lacks. */
export function AccentKeys({ keys, onKey }: AccentKeysProps) {
  const { boardProps, tabIndexOf } = useRovingFocus(keys.length)
  return (
    <section {...boardProps} className={styles.keys} aria-label="Les accents">
      {keys.map((key, place) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          tabIndex={tabIndexOf(place)}
          // The field keeps the focus, so that a tablet's own keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onKey(key)}
        >
          {key}
        </button>
      ))}
    </section>
  )
}
