import type { DropState } from '../../../domain/games/drop/rules.ts'
import type { Spot } from '../../../domain/games/drop/scene.ts'
import styles from './DropBoard.module.css'

interface SpotKeysProps {
  state: DropState
  spots: readonly Spot[]
  onTouch(id: string): void
}

/** Buttons for everything that can be touched in the scene. */
export function SpotKeys({ state: { touched }, spots, onTouch }: SpotKeysProps) {
  return (
    <section className={styles.spotKeys} aria-label="À toucher">
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
