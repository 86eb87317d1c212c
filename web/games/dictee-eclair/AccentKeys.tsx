import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import styles from './dictee.module.css'

/** Keys for the letters missing on a plain keyboard. */
export function AccentKeys({ keys, onKey }: { keys: readonly string[]; onKey(letter: string): void }) {
  const { boardProps, tabIndexOf } = useRovingFocus(keys.length)
  return (
    <section {...boardProps} className={styles.keys} aria-label="Les accents">
      {keys.map((key, place) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          tabIndex={tabIndexOf(place)}
          // Keep the focus in the field; otherwise a tablet's keyboard closes.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onKey(key)}
        >
          {key}
        </button>
      ))}
    </section>
  )
}
