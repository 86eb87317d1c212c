import type { DropState } from '../../../domain/games/drop/rules.ts'
import type { Spot } from '../../../domain/games/drop/scene.ts'
import styles from './drop.module.css'

interface SpotKeysProps {
  state: DropState
  spots: readonly Spot[]
  /** Shows the buttons. Otherwise only screen readers find them. */
  isKeyboardUsed: boolean
  onTouch(id: string): void
}

/** Keyboard alternative to touching the scene: a button for each point, visible once the keyboard is used. */
export function SpotKeys({ state: { touched }, spots, isKeyboardUsed, onTouch }: SpotKeysProps) {
  return (
    <section className={isKeyboardUsed ? styles.spotKeys : 'for-ears'} aria-label="À toucher">
      {spots.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.spotKey}
          aria-disabled={touched.includes(id) || undefined}
          onClick={() => onTouch(id)}
        >
          {touched.includes(id) && <span aria-hidden="true">✓</span>}
          {label}
        </button>
      ))}
    </section>
  )
}
